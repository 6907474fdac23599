import type {Nodes, PhrasingContent, Root, TableRow} from 'mdast'
import {toMarkdown} from 'mdast-util-to-markdown'
import {hasClass} from '../markdown/build-nodes.ts'
import {isDownload} from '../markdown/example-links.ts'
import {factOf} from '../markdown/fact-uses.ts'
import {plainText} from '../markdown/headings.ts'

/** The first sentence that a page says at each of its ids, as Markdown without links. */
export function readFirstSentences({children}: Root): Map<string, string> {
  const found = new Map<string, string>()
  let heading: string | undefined
  for (const node of children) {
    if (node.type === 'heading') heading = idOf(node)
    else if (heading !== undefined && node.type === 'paragraph' && !isDownload(node)) {
      found.set(heading, formatSentence(node.children))
      heading = undefined
    }
    readRows(node, [], found)
  }
  return found
}

/** The rows of tables and the items of lists that explain a name which can be linked. */
function readRows(
  node: Nodes,
  around: readonly PhrasingContent[],
  found: Map<string, string>,
): void {
  const id = idOf(node)
  if (id !== undefined && factOf(node) !== undefined && !found.has(id) && around.length > 0) {
    found.set(id, formatSentence(around))
  }
  if (!('children' in node)) return
  const text =
    node.type === 'tableRow'
      ? longestCell(node)
      : node.type === 'paragraph'
        ? node.children
        : around
  for (const child of node.children) readRows(child, text, found)
}

/** The cell of a row that explains the name. */
function longestCell({children}: TableRow): readonly PhrasingContent[] {
  const cells = children.toSorted((a, b) => plainText(b).length - plainText(a).length)
  return cells[0]?.children ?? []
}

function formatSentence(nodes: readonly PhrasingContent[]): string {
  return toMarkdown({type: 'paragraph', children: cutSentence(nodes.flatMap(flatten))}).trim()
}

/** Text and code: an editor shows one link below. */
function flatten(node: PhrasingContent): PhrasingContent[] {
  if (hasClass(node, 'badge')) return []
  if (node.type === 'text' || node.type === 'inlineCode') return [{...node, data: {}}]
  return 'children' in node ? node.children.flatMap(flatten) : []
}

function cutSentence(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const kept: PhrasingContent[] = []
  for (const node of nodes) {
    const end = node.type === 'text' ? SENTENCE_END.exec(node.value) : null
    if (node.type === 'text' && end !== null) {
      return [...kept, {type: 'text', value: node.value.slice(0, end.index + 1)}]
    }
    kept.push(node)
  }
  return kept
}

/**
 * A lowercase letter follows an abbreviation, but also a sentence before a name such as webpack.
 */
const SENTENCE_END = /[.!?](?=$|\s+(?:\P{Ll}|webpack|npm|$))/u

function idOf({data}: Nodes): string | undefined {
  const id = data?.hProperties?.['id']
  return typeof id === 'string' ? id : undefined
}
