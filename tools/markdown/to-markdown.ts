import type {InlineCode, Link, Parents, RootContent, Text} from 'mdast'
import {gfmToMarkdown} from 'mdast-util-gfm'
import {type Options, defaultHandlers, type Info, type State} from 'mdast-util-to-markdown'
import type {Body} from '#contract/mdast.ts'
import type {PageUrl} from '#contract/tree.ts'
import {buildGfmTree} from './gfm-tree.ts'
import {serializeMarks} from './serialize-marks.ts'

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
  return serializeMarks(tree, options)
}

const options: Options = {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  // After a reference at the beginning of a line it would begin the footnote itself.
  unsafe: [{character: ':', before: '\\]', inConstruct: 'phrasing'}],
  // The marker of an aside, the only HTML between blocks, is right above its text.
  join: [(left, right) => (left.type === 'html' && right.type === 'paragraph' ? 0 : undefined)],
  extensions: [gfmToMarkdown({tablePipeAlign: false})],
  handlers: {
    text: writeText,
    inlineCode: writeInlineCode,
    link: Object.assign(writeLink, {peek: peekLink}),
  },
}

/** An address that CommonMark links in angle brackets. GFM links others too: `a@b.org_c`. */
const ADDRESS = /^mailto:[\w.!#$%&'*+/=?^`{|}~-]+@[\dA-Za-z.-]+$/

function writeLink(node: Link, parent: Parents | undefined, state: State, info: Info): string {
  return defaultHandlers.link(node, parent, stateFor(node, state), info)
}

/** The character that a link begins with. */
function peekLink(node: Link, parent: Parents | undefined, state: State): string {
  return defaultHandlers.link.peek(node, parent, stateFor(node, state))
}

/** A state in which brackets and the URL are written if angle brackets would be text. */
function stateFor({url}: Link, state: State): State {
  if (!url.startsWith('mailto:') || ADDRESS.test(url)) return state
  return {...state, options: {...state.options, resourceLink: true}}
}

/*
 * The serializer compares every text with dozens of patterns of characters that have to be escaped
 * somewhere. Most strings contain no such character, which one pattern checks.
 */

/** Writes a text node. */
export function writeText(
  node: Text,
  parent: Parents | undefined,
  state: State,
  info: Info,
): string {
  const {value} = node
  const isPlain = !special.test(value) && !specialInContext.test(info.before + value + info.after)
  return isPlain ? value : defaultHandlers.text(node, parent, state, info)
}

/** Characters that may have to be escaped wherever they are. */
const special = /[\t\n\r&*<@[\\\]_`|~]/

/** Characters that may have to be escaped next to others or at the beginning of a line. */
const specialInContext = /[\n\r][^A-Za-z]|[ #][\n\r]|#$|\]\(|\]:|!\[|[Ww]\.[-.\w]|[ps]:\//

/** Writes inline code, also in table cells. */
export function writeInlineCode(
  node: InlineCode,
  parent: Parents | undefined,
  state: State,
  info: Info,
): string {
  const isPlain = /^[^ \n\r`|][^\n\r`|]*$/.test(node.value)
  return isPlain ? `\`${node.value}\`` : writeInTable(node, parent, state, info)
}

const writeInTable =
  gfmToMarkdown().extensions?.find(({handlers}) => handlers?.inlineCode)?.handlers?.inlineCode ??
  defaultHandlers.inlineCode
