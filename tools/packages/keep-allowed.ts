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
import {dropHidden} from '../content/hidden-characters.ts'

type Flow = BlockContent | DefinitionContent

/**
 * The same text made anew of the nodes and fields that a page may have, each where it may stand:
 * nothing that is not named here gets past. What is empty is left out.
 */
export function keepAllowed(tree: Root): Root {
  return {type: 'root', children: keepFlow(tree.children)}
}

function keepFlow(nodes: readonly Nodes[]): Flow[] {
  const blocks: Flow[] = []
  let inline: PhrasingContent[] = []
  const close = () => {
    const children = trim(inline)
    if (children.length > 0) blocks.push({type: 'paragraph', children})
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

/** Nothing for a node that is no block. */
function keepBlock(node: Nodes): Flow[] | undefined {
  switch (node.type) {
    case 'paragraph': {
      const children = trim(keepPhrasing(node.children))
      return children.length > 0 ? [{type: 'paragraph', children}] : []
    }
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

/** What is folded must be no target of a link: what has a heading in it stays open. */
function keepDetails([summary, ...nodes]: readonly Nodes[]): Flow[] {
  const label = summary?.type === 'paragraph' ? keepPhrasing(summary.children) : []
  const children = keepFlow(nodes)
  if (children.length === 0) return []
  if (children[0]?.type === 'heading') return children // which says what the label does
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
  // A row without a head is there for the sake of the layout.
  return head && isEmpty(head) && rest.length === 1
    ? keepFlow(rest.flatMap(row => row.children).map(({children: cell}) => paragraphOf(cell)))
    : [{type: 'table', align: align ?? null, children: rows}]
}

function paragraphOf(children: PhrasingContent[]): Flow {
  return {type: 'paragraph', children}
}

function keepPhrasing(nodes: readonly Nodes[], around: ReadonlySet<string> = new Set()) {
  return nodes.flatMap((node): PhrasingContent[] => keepInline(node, around))
}

const marks = new Set(['kbd', 'sub', 'sup'])

/** A mark within the same mark changes nothing, and a link within a link cannot be. */
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

/** References such as `&#x202E;` stand for characters that nobody sees. */
function visible(text: string): string {
  return text.split('\n').map(dropHidden).join('\n')
}

/** Without blanks and line breaks at the edges of a block. */
function trim(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const start = nodes.findIndex(node => !isBlank(node))
  return start === -1 ? [] : nodes.slice(start, nodes.findLastIndex(node => !isBlank(node)) + 1)
}

function isBlank(node: PhrasingContent): boolean {
  return node.type === 'break' || (node.type === 'text' && node.value.trim() === '')
}

/** Headings and cells have no lines. */
function onOneLine(node: PhrasingContent): PhrasingContent {
  if (node.type === 'break') return {type: 'text', value: ' '}
  if (node.type === 'text' || node.type === 'inlineCode') {
    return {...node, value: node.value.replaceAll(/\s*\n\s*/g, ' ')}
  }
  return 'children' in node ? {...node, children: node.children.map(onOneLine)} : node
}
