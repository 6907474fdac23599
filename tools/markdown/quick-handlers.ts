import type {InlineCode, Parents, Text} from 'mdast'
import {gfmToMarkdown} from 'mdast-util-gfm'
import {defaultHandlers, type Info, type State} from 'mdast-util-to-markdown'

/*
 * The serializer compares every text with dozens of patterns of characters that have to be escaped
 * in some place. Most texts contain no such character, which one pattern finds out.
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
