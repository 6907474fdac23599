import type {ListItem, Nodes, Paragraph, Root} from 'mdast'
import {gfmAutolinkLiteralToMarkdown} from 'mdast-util-gfm-autolink-literal'
import {gfmFootnoteToMarkdown} from 'mdast-util-gfm-footnote'
import {gfmStrikethroughToMarkdown} from 'mdast-util-gfm-strikethrough'
import {gfmTableToMarkdown} from 'mdast-util-gfm-table'
import {gfmTaskListItemToMarkdown} from 'mdast-util-gfm-task-list-item'
import {toMarkdown as serialize, type Options} from 'mdast-util-to-markdown'
import {visit, SKIP} from 'unist-util-visit'
import type {Body} from '#contract/mdast.ts'
import type {PageUrl} from '#contract/tree.ts'
import {joinTexts} from './clean.ts'

interface MarkdownSource {
  readonly title: string
  readonly description?: string | undefined
  readonly body: Body
  readonly url: PageUrl
  /** Where the site is served: what links within it begin with. */
  readonly siteUrl: string
}

/** A page as Markdown that any reader of GFM understands: its title, its description, its text. */
export function toMarkdown({title, description, body, url, siteUrl}: MarkdownSource): string {
  const tree: Root = structuredClone(body)
  replaceDialect(tree)
  makeLinksAbsolute(tree, new URL(siteUrl).origin, url)
  joinTexts(tree)
  trimLines(tree)
  dropOuterBreaks(tree)
  const start: Root['children'] = [
    {type: 'heading', depth: 1, children: [{type: 'text', value: title}]},
  ]
  if (description !== undefined) {
    start.push({type: 'paragraph', children: [{type: 'text', value: description}]})
  }
  tree.children.unshift(...start)
  return serialize(tree, options)
}

const options: Options = {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  // After a reference at the beginning of a line it would begin the footnote itself.
  unsafe: [{character: ':', before: '\\]', inConstruct: 'phrasing'}],
  // The marker of an aside, the only HTML between blocks, stands right above its text.
  join: [(left, right) => (left.type === 'html' && right.type === 'paragraph' ? 0 : undefined)],
  extensions: [
    gfmAutolinkLiteralToMarkdown(),
    gfmFootnoteToMarkdown(),
    gfmStrikethroughToMarkdown(),
    gfmTableToMarkdown({tablePipeAlign: false}),
    gfmTaskListItemToMarkdown(),
  ],
}

/** Of these, Markdown keeps only what they hold. */
const frames = ['tabs', 'tab', 'columns', 'badge']

/** Standard nodes that stand for more than Markdown knows become what comes closest to it. */
function replaceDialect(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return
    if (
      (node.type === 'blockquote' || node.type === 'strong') &&
      frames.some(name => hasClass(node, name))
    ) {
      parent.children.splice(index, 1, ...node.children)
      return [SKIP, index] // what it holds is looked at in its new place
    }
    if (node.type === 'blockquote' && hasClass(node, 'alert')) {
      const kind = /alert-(\w+)/.exec(classesOf(node).join(' '))?.[1] ?? 'note'
      node.children.splice(0, 1, {type: 'html', value: `[!${kind.toUpperCase()}]`})
    }
    if (node.type === 'list' && hasClass(node, 'facts')) {
      for (const item of node.children) joinDescription(item)
    }
    if (node.type === 'paragraph' && hasClass(node, 'tab-label')) {
      node.children = [{type: 'strong', children: node.children}]
    }
    if (node.type === 'emphasis' && node.data?.hName !== undefined) {
      const name = node.data.hName
      const [start, end] = [`<${name}>`, `</${name}>`]
      const children = [{type: 'html', value: start} as const, ...node.children]
      parent.children.splice(index, 1, ...children, {type: 'html', value: end})
      return [SKIP, index]
    }
  })
}

/** A name and a value, each a paragraph, become one: `Type: string`. */
function joinDescription(item: ListItem): void {
  const [name, value] = item.children
  if (name?.type !== 'paragraph' || value?.type !== 'paragraph') return
  const children: Paragraph['children'] = [
    ...name.children,
    {type: 'text', value: ': '},
    ...value.children,
  ]
  item.children = [{type: 'paragraph', children}]
}

/** A line break at the edge of a block, as the other dialect can have it, would become a backslash. */
function dropOuterBreaks(tree: Root): void {
  visit(tree, node => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return
    while (isEmpty(node.children[0])) node.children.shift()
    while (isEmpty(node.children.at(-1))) node.children.pop()
  })
}

function isEmpty(node: Nodes | undefined): boolean {
  return node?.type === 'break' || (node?.type === 'text' && node.value === '')
}

/** Markdown drops blanks around a line break; kept, they would be written as references. */
function trimLines(tree: Root): void {
  visit(tree, 'text', (node, index = 0, parent) => {
    if (parent?.children[index - 1]?.type === 'break')
      node.value = node.value.replace(/^[ \t\n]+/, '')
    if (parent?.children[index + 1]?.type === 'break')
      node.value = node.value.replace(/[ \t\n]+$/, '')
  })
}

/** `#hash` → `https://site/page/#hash`, `/guides/` → `https://site/guides/`. */
function makeLinksAbsolute(tree: Root, origin: string, page: PageUrl): void {
  visit(tree, node => {
    if (node.type !== 'link' && node.type !== 'image') return
    if (node.url.startsWith('#')) node.url = origin + page + node.url
    else if (/^\/(?!\/)/.test(node.url)) node.url = origin + node.url
  })
}

function hasClass(node: Nodes, name: string): boolean {
  return classesOf(node).includes(name)
}

function classesOf({data}: Nodes): Array<string | number> {
  const className = data?.hProperties?.['className']
  return Array.isArray(className) ? className : []
}
