import type {Root} from 'mdast'
import {fromMarkdown, type Extension as TreeExtension} from 'mdast-util-from-markdown'
import {directiveFromMarkdown} from 'mdast-util-directive'
import {gfmAutolinkLiteralFromMarkdown} from 'mdast-util-gfm-autolink-literal'
import {gfmFootnoteFromMarkdown} from 'mdast-util-gfm-footnote'
import {gfmStrikethroughFromMarkdown} from 'mdast-util-gfm-strikethrough'
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table'
import {gfmTaskListItemFromMarkdown} from 'mdast-util-gfm-task-list-item'
import {mdxFromMarkdown} from 'mdast-util-mdx'
import {directive} from 'micromark-extension-directive'
import {gfmAutolinkLiteral} from 'micromark-extension-gfm-autolink-literal'
import {gfmFootnote} from 'micromark-extension-gfm-footnote'
import {gfmStrikethrough} from 'micromark-extension-gfm-strikethrough'
import {gfmTable} from 'micromark-extension-gfm-table'
import {gfmTaskListItem} from 'micromark-extension-gfm-task-list-item'
import {mdxjs} from 'micromark-extension-mdxjs'
import type {Extension as SyntaxExtension} from 'micromark-util-types'

/**
 * `.md` is CommonMark with GFM and directives; `.mdx` is CommonMark with GFM, JSX and expressions;
 * READMEs are CommonMark with GFM.
 */
export type Dialect = 'md' | 'mdx' | 'readme'

interface Extensions {
  extensions: SyntaxExtension[]
  mdastExtensions: Array<TreeExtension | TreeExtension[]>
}

const gfm: Extensions = {
  extensions: [gfmFootnote(), gfmStrikethrough(), gfmTable(), gfmTaskListItem()],
  mdastExtensions: [
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ],
}

const autolinks: Extensions = {
  extensions: [gfmAutolinkLiteral()],
  mdastExtensions: [gfmAutolinkLiteralFromMarkdown()],
}

const dialects: Record<Dialect, Extensions> = {
  md: {extensions: [directive()], mdastExtensions: [directiveFromMarkdown()]},
  mdx: {extensions: [mdxjs()], mdastExtensions: [mdxFromMarkdown()]},
  readme: {extensions: [], mdastExtensions: []},
}

/**
 * Parses text without front matter to mdast with positions. Throws on JSX that is not valid.
 *
 * Looking for bare addresses takes as long as all the rest, for they can begin at any letter; a
 * text without one is spared it.
 */
export function parseMarkdown(text: string, dialect: Dialect): Root {
  const mayHoldAddress = /@|&#|www\.|https?:\/\//i.test(text)
  const parts = [gfm, dialects[dialect], ...(mayHoldAddress ? [autolinks] : [])]
  return fromMarkdown(text, {
    extensions: parts.flatMap(part => part.extensions),
    mdastExtensions: parts.flatMap(part => part.mdastExtensions),
  })
}
