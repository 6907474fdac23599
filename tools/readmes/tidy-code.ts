import type {Blockquote, Code, Paragraph, Root, RootContent} from 'mdast'
import {buildTab, buildTabGroup} from '../markdown/tabs.ts'
import {plainText} from '../markdown/headings.ts'
import {walkType} from '../markdown/walk.ts'

/**
 * Formats code as on other pages: a title in the frame, no common indentation, and one tab for each
 * package manager.
 */
export function tidyCode(tree: Root): void {
  titleCode(tree)
  walkType(tree, 'code', code => {
    code.value = dedent(code.value)
  })
  splitAlternatives(tree)
  walkType(tree, 'code', code => {
    if (isCommands(code)) Object.assign(code, {lang: 'bash', value: withoutPrompts(code.value)})
  })
  tree.children = joinCommands(tree.children)
}

/** `**webpack.config.js**` above a piece of code is its title. */
function titleCode(tree: Root): void {
  walkType(tree, 'code', (code, index, parent) => {
    const before = parent.children[index - 1]
    if (before?.type !== 'paragraph') return
    const [only, ...others] = before.children
    if (only?.type !== 'strong' || others.length > 0) return
    const title = plainText(only).trim()
    if (!/^[\w@./[\]-]+\.\w{1,8}$/.test(title)) return
    code.meta = `title="${title}"`
    parent.children.splice(index - 1, 1)
    return index
  })
}

function dedent(code: string): string {
  const indents = code.split('\n').flatMap(line => (line.trim() === '' ? [] : [/^ */.exec(line)]))
  const least = Math.min(...indents.map(match => match?.[0].length ?? 0))
  if (!Number.isFinite(least) || least === 0) return code
  return code
    .split('\n')
    .map(line => line.slice(least))
    .join('\n')
}

/** Commands with `# or` in between are blocks with “or” in between: each can be copied. */
function splitAlternatives(tree: Root): void {
  walkType(tree, 'code', (code, index, parent) => {
    const blocks = code.value.split(/\n# or\n/i).map(value => ({...code, value}))
    if (blocks.length === 1 || !blocks.every(block => isCommands(block))) return
    const nodes = blocks.flatMap((block, place) => (place === 0 ? [block] : [buildOr(), block]))
    parent.children.splice(index, 1, ...nodes)
    return index + nodes.length
  })
}

function buildOr(): Paragraph {
  return {type: 'paragraph', children: [{type: 'text', value: 'or'}]}
}

/** Whether a block in a language for output, or in none, has only commands. */
function isCommands({lang, value}: Code): boolean {
  if (lang && !/^(?:console|shell|sh|shell-session|text|bash)$/.test(lang)) return false
  return value.split('\n').every(line => /^(?:\$ )?(?:npm|npx|yarn|pnpm|bun) \S/.test(line))
}

function withoutPrompts(value: string): string {
  return value.replaceAll(/^\$ /gm, '')
}

/** Commands that differ by their package manager, with nothing but “or” in between, are tabs. */
function joinCommands(nodes: readonly RootContent[]): RootContent[] {
  const joined: RootContent[] = []
  for (let index = 0; index < nodes.length;) {
    const tabs = new Map<string, Blockquote>()
    let end = index
    for (let next = index; ; next++) {
      const node = nodes[next]
      const manager = managerOf(node)
      if (node?.type === 'code' && manager !== undefined && !tabs.has(manager)) {
        tabs.set(manager, buildTab(labels[manager] ?? manager, node))
        end = next + 1
      } else if (tabs.size === 0 || next > end || !isOr(node)) break
    }
    if (tabs.size > 1) joined.push(buildTabGroup([...tabs.values()], 'package-manager'))
    else joined.push(...nodes.slice(index, Math.max(end, index + 1)))
    index = Math.max(end, index + 1)
  }
  return joined
}

/** Labels of tabs, as on other pages. Readers choose a tab once for all pages by its label. */
const labels: Readonly<Record<string, string>> = {yarn: 'Yarn', bun: 'Bun'}

/** The package manager in a code block with one command. */
function managerOf(node: RootContent | undefined): string | undefined {
  if (node?.type !== 'code' || node.meta) return undefined
  return /^(npm|yarn|pnpm|bun) [^\n]+$/.exec(node.value.trim())?.[1]
}

function isOr(node: RootContent | undefined): boolean {
  return node?.type === 'paragraph' && /^or:?$/i.test(plainText(node).trim())
}
