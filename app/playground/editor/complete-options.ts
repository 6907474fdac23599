import type {Completion, CompletionContext, CompletionSource} from '@codemirror/autocomplete'
import {syntaxTree} from '@codemirror/language'
import type {EditorState} from '@codemirror/state'
import type {Fact, Facts} from '#contract/webpack.ts'

/** Completes the names of options in a configuration. The first completion loads the facts. */
export function createOptionCompletion(loadFacts: () => Promise<Facts>): CompletionSource {
  return async (context: CompletionContext) => {
    const word = context.matchBefore(/[\w$]*$/)
    const path = findPath(context.state, context.pos)
    if (!word || path === undefined || (word.from === word.to && !context.explicit)) return null
    const {facts} = await loadFacts()
    const options = listOptions(facts, path).map(toCompletion)
    return options.length > 0 ? {from: word.from, options, validFor: /^[\w$]*$/} : null
  }
}

/**
 * The option whose object contains a position where a key can be typed: `module.rules[]`, or an
 * empty string for the configuration itself.
 */
export function findPath(state: EditorState, position: number): string | undefined {
  let node = syntaxTree(state).resolveInner(position, -1)
  if (/String|Comment|RegExp/.test(node.name)) return undefined
  const isKey = node.name === 'PropertyDefinition' || node.name === 'PropertyName'
  if (isKey) while (node.parent && node.name !== 'ObjectExpression') node = node.parent
  if (node.name !== 'ObjectExpression') return undefined
  let path = ''
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (outer.name === 'NewExpression') return undefined // the options of a plugin
    if (outer.name === 'ArrayExpression') path = `[]${path}`
    const key = outer.name === 'Property' ? outer.firstChild : null
    if (!key) continue
    const name = state.sliceDoc(key.from, key.to).replaceAll(/^["']|["']$/g, '')
    path = path === '' || path.startsWith('[') ? name + path : `${name}.${path}`
  }
  return path.replace(/^\[\]\.?/, '')
}

/** The options in the object at a path; `<key>` in their names stands for any name. */
export function listOptions(facts: readonly Fact[], path: string): Fact[] {
  const single = path.replace(/\[\]$/, '')
  return facts.filter(({name}) => {
    const parent = name.slice(0, Math.max(0, name.lastIndexOf('.')))
    if (!parent.includes('<key>')) return parent === path || parent === single
    const pattern = parent.replaceAll(/[[\].$]/g, String.raw`\$&`).replaceAll('<key>', '[^.]+')
    return new RegExp(`^${pattern}$`).test(path)
  })
}

function toCompletion(fact: Fact): Completion {
  const label = fact.name.slice(fact.name.lastIndexOf('.') + 1)
  return {label, type: 'property', info: () => describe(fact), boost: fact.deprecated ? -1 : 0}
}

/** The documentation of an option: its type, its defaults, its version, and the link to its page. */
function describe({name, type, default: defaults, since, url}: Fact): Node {
  const box = document.createElement('div')
  const add = (text: string) =>
    box.append(Object.assign(document.createElement('p'), {textContent: text}))
  if (type !== undefined) add(`Type: ${type}`)
  for (const [mode, value] of Object.entries(defaults ?? {})) add(`Default in ${mode}: ${value}`)
  if (since !== undefined) add(`Since webpack ${since}`)
  if (url !== undefined) {
    const link = {href: url, target: '_blank', textContent: `Read about ${name}`}
    box.append(Object.assign(document.createElement('a'), link))
  }
  return box
}
