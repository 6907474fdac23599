import type {Nodes, Root} from 'mdast'
import {directiveFromMarkdown} from 'mdast-util-directive'
import {fromMarkdown} from 'mdast-util-from-markdown'
import {mdxFromMarkdown} from 'mdast-util-mdx'
import {directive} from 'micromark-extension-directive'
import {mdxjs} from 'micromark-extension-mdxjs'
import {autolinks, gfm, type Syntax} from './gfm-syntax.ts'
import {MOST_LEVELS} from './nesting.ts'

/**
 * `.md` is CommonMark with GFM and directives; `.mdx` is CommonMark with GFM, JSX and expressions;
 * READMEs are CommonMark with GFM.
 */
export type Dialect = 'md' | 'mdx' | 'readme'

const dialects: Record<Dialect, Syntax> = {
  md: {extensions: [directive()], mdastExtensions: [directiveFromMarkdown()]},
  mdx: {extensions: [mdxjs()], mdastExtensions: [mdxFromMarkdown()]},
  readme: {extensions: [], mdastExtensions: []},
}

/**
 * Parses text without front matter to mdast with positions. Throws on JSX that is not valid.
 *
 * Bare addresses can begin at any letter, so that looking for them costs a third of all the rest.
 * Few pages have one: only those are parsed again, with addresses.
 */
export function parseMarkdown(text: string, dialect: Dialect): Root {
  const parts = [gfm, dialects[dialect]]
  // A brace within an address would be an error of JSX, which nothing can be parsed after.
  const isCertain = dialect === 'mdx' && /@|&#|www\.|https?:\/\//i.test(text)
  const tree = isCertain ? undefined : parseWith(text, parts)
  return tree && !mayHoldAddress(tree) ? tree : parseWith(text, [...parts, autolinks])
}

function parseWith(text: string, parts: readonly Syntax[]): Root {
  return fromMarkdown(text, {
    extensions: parts.flatMap(part => part.extensions),
    mdastExtensions: parts.flatMap(part => part.mdastExtensions),
  })
}

/**
 * Whether any text of a tree may be an address, except that of links, which are addresses already.
 * The label of a directive is parsed on its own and knows nothing of a link around it.
 */
function mayHoldAddress(node: Nodes, isLinked = false, level = 0): boolean {
  if (node.type === 'text') return !isLinked && address.test(node.value)
  if (!('children' in node) || level > MOST_LEVELS) return false // a page that deep is refused
  const isLink = node.type === 'link' || node.type === 'linkReference'
  const isInLink = isLink || (isLinked && node.type !== 'textDirective')
  return node.children.some(child => mayHoldAddress(child, isInLink, level + 1))
}

/**
 * Possible autolinks. In `a_b_@c.org`, underscores can be formatting, so an address may be split
 * over several text nodes. `webpack@5` is not an address.
 */
const address = /www\.|https?:\/\/|(?:^|[\w+.-])@[\w-]*(?:$|\.)/i
