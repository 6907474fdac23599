import type {
  BlockContent,
  Code,
  DefinitionContent,
  Heading,
  List,
  Nodes,
  PhrasingContent,
  Root,
  Table,
} from 'mdast'
import {keepPhrasing, onOneLine, paragraphOf, trim, visible} from './keep-phrasing.ts'

type Flow = BlockContent | DefinitionContent

/**
 * Copies the tree with only the nodes and fields that pages may contain, each at a valid place.
 * Everything not listed here is removed, and so are empty nodes.
 */
export function keepAllowed(tree: Root): Root {
  return {type: 'root', children: keepFlow(tree.children)}
}

function keepFlow(nodes: readonly Nodes[]): Flow[] {
  const blocks: Flow[] = []
  let inline: PhrasingContent[] = []
  const close = () => {
    blocks.push(...paragraphOf(inline))
    inline = []
  }
  for (const node of nodes) {
    const kept = keepBlock(node)
    if (kept) {
      close()
      blocks.push(...kept)
    } else {
      inline.push(...keepPhrasing([node]))
    }
  }
  close()
  return blocks
}

/** Undefined for a node that is not a block. */
function keepBlock(node: Nodes): Flow[] | undefined {
  switch (node.type) {
    case 'paragraph':
      return paragraphOf(keepPhrasing(node.children))
    case 'heading':
      return keepHeading(node)
    case 'code':
      return [keepCode(node)]
    case 'thematicBreak':
      return [{type: 'thematicBreak'}]
    case 'blockquote':
      return node.data?.hName === 'details' ? keepDetails(node.children) : keepQuote(node.children)
    case 'list':
      return keepList(node)
    case 'table':
      return keepTable(node)
    case 'definition':
    case 'footnoteDefinition':
    case 'html':
      return []
    default:
      return undefined
  }
}

function keepHeading({depth, children}: Heading): Heading[] {
  const kept = trim(keepPhrasing(children)).map(onOneLine)
  return kept.length > 0 ? [{type: 'heading', depth, children: kept}] : []
}

function keepCode({lang, value}: Code): Code {
  const isName = typeof lang === 'string' && /^[\w+#.-]{1,30}$/.test(lang)
  return {type: 'code', lang: isName ? lang : null, value: visible(value)}
}

function keepQuote(nodes: readonly Nodes[]): Flow[] {
  const children = keepFlow(nodes)
  return children.length > 0 ? [{type: 'blockquote', children}] : []
}

/** Collapsed content cannot be the target of a link, so details with headings stay open. */
function keepDetails([summary, ...nodes]: readonly Nodes[]): Flow[] {
  const label = summary?.type === 'paragraph' ? keepPhrasing(summary.children) : []
  const children = keepFlow(nodes)
  if (children.length === 0) return []
  if (children[0]?.type === 'heading') return children // the heading repeats the label
  if (children.some(hasHeading)) {
    return [{type: 'paragraph', children: [{type: 'strong', children: label}]}, ...children]
  }
  const data = {hProperties: {className: ['summary']}, hName: 'summary'}
  return [
    {
      type: 'blockquote',
      data: {hName: 'details', hProperties: {className: ['details']}},
      children: [{type: 'paragraph', data, children: label}, ...children],
    },
  ]
}

function hasHeading(node: Nodes): boolean {
  return node.type === 'heading' || ('children' in node && node.children.some(hasHeading))
}

function keepList({ordered, start, spread, children}: List): List[] {
  const items = children.flatMap(item => {
    const inside = keepFlow(item.children)
    if (inside.length === 0) return []
    const checked = typeof item.checked === 'boolean' ? item.checked : null
    return [{type: 'listItem' as const, spread: item.spread === true, checked, children: inside}]
  })
  if (items.length === 0) return []
  const isStart = Number.isInteger(start) && Number(start) >= 0 && Number(start) < 1e9
  const first = ordered === true && isStart ? start : null
  return [
    {
      type: 'list',
      ordered: ordered === true,
      start: first,
      spread: spread === true,
      children: items,
    },
  ]
}

function keepTable({align, children}: Table): Flow[] {
  const rows = children.map(row => ({
    type: 'tableRow' as const,
    children: row.children.map(cell => ({
      type: 'tableCell' as const,
      children: trim(keepPhrasing(cell.children)).map(onOneLine),
    })),
  }))
  const isEmpty = (row: (typeof rows)[number]) =>
    row.children.every(cell => cell.children.length === 0)
  const [head, ...rest] = rows
  if (rows.every(isEmpty)) return []
  // A single row without a head is a layout table.
  return head && isEmpty(head) && rest.length === 1
    ? rest.flatMap(row => row.children).flatMap(({children: cell}) => paragraphOf(cell))
    : [{type: 'table', align: align ?? null, children: rows}]
}
