import type {Fact} from '#contract/webpack.ts'
import {need} from '#contract/private/need.ts'
import type {Issue} from '../issues/issue.ts'
import {findByFlag, findOption, type FactSet} from './fact-set.ts'
import {suggestNames} from '../issues/nearest-names.ts'

/** The attributes of each directive that shows a fact; all of them are needed. */
export const factDirectives = {
  option: ['path'],
  hook: ['name'],
  flag: ['name'],
  'plugin-option': ['plugin', 'path'],
  fact: ['id'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type FactDirective = keyof typeof factDirectives

/** Whether a directive of this name shows a fact. */
export function isFactDirective(name: string): name is FactDirective {
  return Object.hasOwn(factDirectives, name)
}

type Attributes = Readonly<Record<string, string | null | undefined>>

/** The fact that a directive names, or an issue. */
export function findFact(
  directive: FactDirective,
  attributes: Attributes,
  facts: FactSet,
): Fact | Pick<Issue, 'rule' | 'message' | 'hint'> {
  const wrong = checkAttributes(directive, factDirectives[directive], attributes)
  if (wrong !== undefined) return wrong
  const values = factDirectives[directive].map(key => need(attributes[key], key))
  const name = values.join('.')
  if (directive === 'flag') return findByFlag(name, facts) ?? unknown(name, facts.byFlag.keys())
  const kind = directive === 'fact' ? '' : `${directive}:`
  const fact = directive === 'option' ? findOption(name, facts) : facts.byId.get(kind + name)
  return fact ?? unknown(name, namesOf(kind, facts), directive)
}

/** The directive that shows a fact: `::option{path="output.publicPath"}`. */
export function directiveOf({id, kind, name}: Fact): string {
  if (kind === 'option') return `::option{path="${name}"}`
  if (kind === 'hook' || kind === 'flag') return `::${kind}{name="${name}"}`
  if (id === `plugin-option:${name}` && name.includes('.')) {
    const [plugin, ...path] = name.split('.')
    return `::plugin-option{plugin="${plugin}" path="${path.join('.')}"}`
  }
  return `::fact{id=${quote(id)}}`
}

/** `"option:mode"`, or in single quotes if the text has others. */
function quote(text: string): string {
  if (!text.includes('"')) return `"${text}"`
  return text.includes("'") ? `"${text.replaceAll('"', '&quot;')}"` : `'${text}'`
}

/** Checks the attributes of a directive, such as `::flags`, that requires all that it knows. */
export function checkAttributes(
  written: string,
  wanted: readonly string[],
  attributes: Attributes,
): Pick<Issue, 'rule' | 'message' | 'hint'> | undefined {
  const list = wanted.map(key => `${key}="…"`).join(' ')
  const hint = `Write ${written}${list && `{${list}}`}.`
  const directive = written.replace('::', '')
  const rule = 'bad-fact'
  const strange = Object.keys(attributes).find(key => !wanted.includes(key))
  if (strange !== undefined) {
    return {rule, message: `“${directive}” has no attribute “${strange}”.`, hint}
  }
  const missing = wanted.find(key => !attributes[key])
  if (missing === undefined) return undefined
  return {rule, message: `“${directive}” needs the attribute “${missing}”.`, hint}
}

function namesOf(kind: string, {byId}: FactSet): string[] {
  return [...byId.keys()].filter(id => id.startsWith(kind)).map(id => id.slice(kind.length))
}

function unknown(name: string, names: Iterable<string>, directive = 'flag') {
  const hint = suggestNames(name, names, 'Look up its name in the files of facts/.')
  return {rule: 'unknown-fact', message: `webpack has no ${directive} ${name}.`, hint} as const
}
