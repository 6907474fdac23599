import type {Nodes, RootContent} from 'mdast'
import {hasClass} from '../markdown/build-nodes.ts'
import {isDownload} from '../markdown/example-links.ts'
import {factOf} from '../markdown/fact-uses.ts'
import {plainText} from '../markdown/headings.ts'

/** The texts of a section: paragraphs and the like, the code within them, and blocks of code. */
interface Texts {
  readonly prose: string[]
  readonly names: string[]
  readonly code: string[]
}

/** Collects the texts of nodes. */
export function collectTexts(nodes: readonly Nodes[]): Texts {
  const texts: Texts = {prose: [], names: [], code: []}
  for (const node of nodes) addTexts(node, texts)
  return texts
}

/**
 * Paragraphs, cells and the like are read as a whole, so that no word is cut by emphasis. “Tip”
 * above an aside says nothing about its subject; a table of defaults has the names of other
 * options.
 */
function addTexts(node: Nodes, texts: Texts): void {
  if (hasClass(node, 'alert-title') || hasClass(node, 'default-cases') || isDownload(node)) return
  if (node.type === 'code') texts.code.push(node.value)
  if (node.type === 'inlineCode') texts.names.push(node.value)
  const fact = factOf(node)
  if (fact !== undefined) texts.names.push(fact.slice(fact.indexOf(':') + 1))
  const isLine = node.type === 'paragraph' || node.type === 'tableCell' || node.type === 'heading'
  if (isLine) texts.prose.push(plainText(node))
  if ('children' in node) for (const child of node.children) addTexts(child, texts)
}

/** Blanks and line breaks become one space; none are left at the ends. */
export function clean(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** The text of the longest cell next to the name: it explains it. */
export function describeRow(cells: readonly string[]): string {
  const [longest] = cells.slice(1).toSorted((one, other) => other.length - one.length)
  return clean(longest || cells.join(' '))
}

/** What became of a name: `Remove it: it is always on (removed in 5.102.0).` */
export function describeRemoval([, removed = '', ...cells]: readonly string[]): string {
  const advice = clean(cells.join(' ')).replace(/\.$/, '')
  return advice === '' ? `Removed in ${removed}.` : `${advice} (removed in ${removed}).`
}

/**
 * The first paragraph, or else the first item of a list or the first row of a table. Facts about an
 * option are not sentences.
 */
export function summaryOf(children: readonly RootContent[]): string {
  const paragraphs = children.flatMap(node =>
    node.type === 'paragraph' && !isDownload(node) ? [clean(plainText(node))] : [],
  )
  const told = paragraphs.find(text => !/^(?:type|default)s?:/i.test(text) && /\s/.test(text))
  if (told !== undefined) return told
  const list = children.find(node => node.type === 'list' && factOf(node) === undefined)
  const [item] = list && 'children' in list ? list.children : []
  if (item !== undefined) return clean(plainText(item))
  return paragraphs[0] ?? firstRowOf(children)
}

function firstRowOf(children: readonly RootContent[]): string {
  const table = children.find(node => node.type === 'table')
  const cells = table?.children[1]?.children ?? []
  return cells.map(cell => clean(plainText(cell))).join(': ')
}
