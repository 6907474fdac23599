import type {RootContent} from 'mdast'
import {gfmToMarkdown} from 'mdast-util-gfm'
import {toMarkdown as serialize, type Options} from 'mdast-util-to-markdown'
import type {Body} from '#contract/mdast.ts'
import type {PageUrl} from '#contract/tree.ts'
import {buildGfmTree} from './gfm-tree.ts'
import {writeInlineCode, writeText} from './quick-handlers.ts'

interface MarkdownSource {
  readonly title: string
  readonly description?: string | undefined
  /** Where the text comes from, if it is not ours. */
  readonly note?: {readonly text: string; readonly url: string} | undefined
  readonly body: Body
  readonly url: PageUrl
  /** Where the site is served: what links within it begin with. */
  readonly siteUrl: string
}

/** A page as Markdown that any reader of GFM understands: its title, its description, its text. */
export function toMarkdown(source: MarkdownSource): string {
  const {title, description, note, body, url, siteUrl} = source
  const tree = buildGfmTree(body, {origin: new URL(siteUrl).origin, page: url})
  const start: RootContent[] = [
    {type: 'heading', depth: 1, children: [{type: 'text', value: title}]},
  ]
  if (description !== undefined) {
    start.push({type: 'paragraph', children: [{type: 'text', value: description}]})
  }
  if (note !== undefined) {
    const children = [{type: 'text', value: note.text} as const]
    start.push({type: 'paragraph', children: [{type: 'link', url: note.url, children}]})
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
  extensions: [gfmToMarkdown({tablePipeAlign: false})],
  handlers: {text: writeText, inlineCode: writeInlineCode},
}
