import type {Root} from 'mdast'
import {fromMarkdown, type Extension as MdastExtension} from 'mdast-util-from-markdown'
import {directiveFromMarkdown} from 'mdast-util-directive'
import {gfmFromMarkdown} from 'mdast-util-gfm'
import {mdxFromMarkdown} from 'mdast-util-mdx'
import {directive} from 'micromark-extension-directive'
import {gfm} from 'micromark-extension-gfm'
import {mdxjs} from 'micromark-extension-mdxjs'
import type {Extension} from 'micromark-util-types'

/** `.md` is CommonMark with GFM and directives; `.mdx` is CommonMark with GFM, JSX and expressions. */
export type Dialect = 'md' | 'mdx'

const syntax: Record<Dialect, Extension[]> = {
  md: [gfm(), directive()],
  mdx: [gfm(), mdxjs()],
}

const tree: Record<Dialect, Array<MdastExtension | MdastExtension[]>> = {
  md: [gfmFromMarkdown(), directiveFromMarkdown()],
  mdx: [gfmFromMarkdown(), mdxFromMarkdown()],
}

/** Parses text without front matter to mdast with positions. Throws on JSX that is not valid. */
export function parseMarkdown(text: string, dialect: Dialect): Root {
  return fromMarkdown(text, {extensions: syntax[dialect], mdastExtensions: tree[dialect]})
}
