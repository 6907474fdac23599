import type {Nodes, Paragraph, PhrasingContent} from 'mdast'
import {dropHidden} from '../sources/hidden-characters.ts'

/** Reduces any nodes to those that a paragraph may contain. */
export function keepPhrasing(
  nodes: readonly Nodes[],
  around: ReadonlySet<string> = new Set(),
): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => keepInline(node, around))
}

const marks = new Set(['kbd', 'sub', 'sup'])

/** A mark within the same mark changes nothing, and a link cannot contain a link. */
function keepInline(node: Nodes, around: ReadonlySet<string>): PhrasingContent[] {
  switch (node.type) {
    case 'text':
      return node.value === '' ? [] : [{type: 'text', value: visible(node.value)}]
    case 'inlineCode':
    case 'code':
      return node.value.trim() === '' ? [] : [{type: 'inlineCode', value: visible(node.value)}]
    case 'break':
      return [{type: 'break'}]
    case 'html':
    case 'image':
    case 'imageReference':
    case 'footnoteReference':
      return []
  }
  if (!('children' in node)) return []
  const kind = node.data?.hName !== undefined && marks.has(node.data.hName) ? node.data.hName : ''
  const name = node.type + kind
  const children = keepPhrasing(node.children, new Set([...around, name]))
  if (children.every(isBlank) || around.has(name)) return children
  switch (node.type) {
    case 'emphasis':
      return [{type: 'emphasis', ...(kind !== '' && {data: {hName: kind}}), children}]
    case 'strong':
    case 'delete':
      return [{type: node.type, children}]
    case 'link':
      return [{type: 'link', url: node.url, title: node.title ?? null, children}]
    default:
      return children
  }
}

/** Removes invisible characters, which references such as `&#x202E;` can produce. */
export function visible(text: string): string {
  return text.split('\n').map(dropHidden).join('\n')
}

/** A paragraph without blanks at its edges; nothing if only blanks are left. */
export function paragraphOf(nodes: readonly PhrasingContent[]): Paragraph[] {
  const children = trim(nodes)
  return children.length > 0 ? [{type: 'paragraph', children}] : []
}

/** Removes blanks and line breaks at the edges of a block. */
export function trim(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const start = nodes.findIndex(node => !isBlank(node))
  return start === -1 ? [] : nodes.slice(start, nodes.findLastIndex(node => !isBlank(node)) + 1)
}

function isBlank(node: PhrasingContent): boolean {
  return node.type === 'break' || (node.type === 'text' && node.value.trim() === '')
}

/** Headings and cells have no lines. */
export function onOneLine(node: PhrasingContent): PhrasingContent {
  if (node.type === 'break') return {type: 'text', value: ' '}
  if (node.type === 'text' || node.type === 'inlineCode') {
    return {...node, value: node.value.replaceAll(/\s*\n\s*/g, ' ')}
  }
  return 'children' in node ? {...node, children: node.children.map(onOneLine)} : node
}
