import type {Extension as TreeExtension} from 'mdast-util-from-markdown'
import {gfmAutolinkLiteralFromMarkdown} from 'mdast-util-gfm-autolink-literal'
import {gfmFootnoteFromMarkdown} from 'mdast-util-gfm-footnote'
import {gfmStrikethroughFromMarkdown} from 'mdast-util-gfm-strikethrough'
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table'
import {gfmTaskListItemFromMarkdown} from 'mdast-util-gfm-task-list-item'
import {gfmAutolinkLiteral} from 'micromark-extension-gfm-autolink-literal'
import {gfmFootnote} from 'micromark-extension-gfm-footnote'
import {gfmStrikethrough} from 'micromark-extension-gfm-strikethrough'
import {gfmTable} from 'micromark-extension-gfm-table'
import {gfmTaskListItem} from 'micromark-extension-gfm-task-list-item'
import type {Extension as SyntaxExtension} from 'micromark-util-types'

/** Syntax beyond CommonMark: how it is recognized, and which nodes it becomes. */
export interface Syntax {
  extensions: SyntaxExtension[]
  mdastExtensions: Array<TreeExtension | TreeExtension[]>
}

/** GFM without its bare addresses. */
export const gfm: Syntax = {
  extensions: [gfmFootnote(), gfmStrikethrough(), gfmTable(), gfmTaskListItem()],
  mdastExtensions: [
    gfmFootnoteFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmTableFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ],
}

/** The bare addresses of GFM, which become links. */
export const autolinks: Syntax = {
  extensions: [gfmAutolinkLiteral()],
  mdastExtensions: [gfmAutolinkLiteralFromMarkdown()],
}
