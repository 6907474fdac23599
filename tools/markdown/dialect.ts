import type {Root} from 'mdast'
import {directiveFromMarkdown} from 'mdast-util-directive'
import {fromMarkdown, type Extension as TreeExtension} from 'mdast-util-from-markdown'
import {gfmFromMarkdown} from 'mdast-util-gfm'
import {mdxFromMarkdown} from 'mdast-util-mdx'
import {directive} from 'micromark-extension-directive'
import {gfm} from 'micromark-extension-gfm'
import {mdxjs} from 'micromark-extension-mdxjs'
import type {Extension as SyntaxExtension} from 'micromark-util-types'

/**
 * `.md` is CommonMark with GFM and directives; `.mdx` is CommonMark with GFM, JSX and expressions;
 * READMEs are CommonMark with GFM.
 */
export type Dialect = 'md' | 'mdx' | 'readme'

/** Syntax beyond GFM: how it is recognized, and which nodes it becomes. */
interface Syntax {
  readonly extensions: readonly SyntaxExtension[]
  readonly mdastExtensions: ReadonlyArray<TreeExtension | TreeExtension[]>
}

const dialects: Record<Dialect, Syntax> = {
  md: {extensions: [directive()], mdastExtensions: [directiveFromMarkdown()]},
  mdx: {extensions: [mdxjs()], mdastExtensions: [mdxFromMarkdown()]},
  readme: {extensions: [], mdastExtensions: []},
}

/** Parses text without front matter to mdast with positions. Throws on JSX that is not valid. */
export function parseByDefinition(text: string, dialect: Dialect): Root {
  const {extensions, mdastExtensions} = dialects[dialect]
  return fromMarkdown(text, {
    extensions: [gfm(), ...extensions],
    mdastExtensions: [...gfmFromMarkdown(), ...mdastExtensions],
  })
}
