import type {ListItem, Paragraph, Parents, Root, RootContent, Text} from 'mdast'
import type {Body} from '#contract/mdast.ts'
import type {PageUrl} from '#contract/tree.ts'
import {hasClass, classesOf} from './build-nodes.ts'
import {append, dropOuterBreaks, isMark, moveOuterBreaks, trimEnd} from './outer-breaks.ts'

/** Base for URLs within the site. */
interface Base {
  readonly origin: string
  readonly page: PageUrl
}

/**
 * Copies a body with only what GFM can write: standard nodes that represent more than Markdown can
 * express become the closest equivalent, and URLs within the site become absolute.
 */
export function buildGfmTree(body: Body, base: Base): Root {
  const tree: Root = {type: 'root', children: []}
  addNodes(tree, body.children, base)
  return tree
}

function addNodes(parent: Parents, nodes: readonly RootContent[], base: Base): void {
  for (const node of nodes) addNode(parent, node, base)
}

function addNode(parent: Parents, node: RootContent, base: Base): void {
  const last = parent.children.at(-1)
  if (node.type === 'text') {
    addText(parent, node.value)
  } else if (node.type === 'inlineCode' && last?.type === 'inlineCode') {
    last.value += node.value // backticks of its own would be part of the code before
  } else if (isFrame(node)) {
    addNodes(parent, node.children, base)
  } else if (node.type === 'emphasis' && node.data?.hName !== undefined) {
    const name = node.data.hName
    append(parent, {type: 'html', value: `<${name}>`})
    addNodes(parent, node.children, base)
    append(parent, {type: 'html', value: `</${name}>`})
  } else {
    if (node.type === 'break') trimEnd(parent)
    addCopy(parent, node, base)
  }
}

function addCopy(parent: Parents, node: RootContent, base: Base): void {
  const copy = {...node}
  append(parent, copy)
  if (copy.type === 'link' || copy.type === 'image') copy.url = absoluteUrl(copy.url, base)
  if (!('children' in copy)) return
  copy.children = []
  addNodes(copy, contentOf(node), base)
  if (copy.type === 'paragraph' || copy.type === 'heading' || copy.type === 'tableCell') {
    dropOuterBreaks(copy)
  } else if (isMark(copy)) {
    moveOuterBreaks(parent, copy)
  }
}

/** Paragraphs with the name of the block around them. */
const labels = ['tab-label', 'summary']

/** Whether a node is a block or a mark that Markdown cannot write, only its children. */
function isFrame(node: RootContent): node is Extract<RootContent, {type: 'blockquote' | 'strong'}> {
  if (node.type !== 'blockquote' && node.type !== 'strong') return false
  return node.data?.hName !== undefined && !hasClass(node, 'alert')
}

/** The children of a node, as Markdown writes them. */
function contentOf(node: RootContent): readonly RootContent[] {
  if (node.type === 'blockquote' && hasClass(node, 'alert')) {
    const kind = /alert-(\w+)/.exec(classesOf(node).join(' '))?.[1] ?? 'note'
    return [{type: 'html', value: `[!${kind.toUpperCase()}]`}, ...node.children.slice(1)]
  }
  if (node.type === 'list' && hasClass(node, 'facts')) return node.children.map(joinDescription)
  if (node.type === 'paragraph' && labels.some(name => hasClass(node, name))) {
    return [{type: 'strong', children: node.children}]
  }
  return 'children' in node ? node.children : []
}

/** A name and a value, each a paragraph, become one: `**Type** string`. */
function joinDescription(item: ListItem): ListItem {
  const [name, value] = item.children
  if (name?.type !== 'paragraph' || value?.type !== 'paragraph') return item
  const children: Paragraph['children'] = [
    {type: 'strong', children: name.children},
    {type: 'text', value: ' '},
    ...value.children,
  ]
  return {...item, children: [{type: 'paragraph', children}]}
}

/** Markdown drops blanks at the edges of lines; kept, they would be written as references. */
function addText(parent: Parents, value: string): void {
  const last = parent.children.at(-1)
  const text: Text = last?.type === 'text' ? last : {type: 'text', value: ''}
  if (text !== last) append(parent, text)
  text.value += value
  const isFirst = parent.type === 'paragraph' && parent.children.length === 1
  if (isFirst || parent.children.at(-2)?.type === 'break') {
    text.value = text.value.replace(/^[ \t\n]+/, '')
  }
}

/** `#hash` → `https://site/page/#hash`, `/guides/` → `https://site/guides/`. */
function absoluteUrl(url: string, {origin, page}: Base): string {
  if (url.startsWith('#')) return origin + page + url
  return /^\/(?!\/)/.test(url) ? origin + url : url
}
