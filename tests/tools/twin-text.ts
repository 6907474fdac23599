import type {Nodes, Root} from 'mdast'
import {fromMarkdown} from 'mdast-util-from-markdown'
import {gfmFromMarkdown} from 'mdast-util-gfm'
import {gfm} from 'micromark-extension-gfm'

/** The Markdown of a page as any reader of GFM understands it, without its title. */
export function readTwin(markdown: string): Root {
  const tree = fromMarkdown(markdown, {extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()]})
  return {...tree, children: tree.children.slice(1)}
}

/**
 * The text of a tree, without spaces and without the titles of asides. A bar in an address within a
 * table can only be written as `%7C`.
 */
export function wordsOf(tree: Nodes): string {
  return textOf(tree).replaceAll(/\s+/g, '').replaceAll('%7C', '|')
}

function textOf(node: Nodes): string {
  if (String(node.data?.hProperties?.['className']) === 'alert-title') return ''
  if (node.type === 'html') return ''
  if (node.type === 'image') return node.alt ?? ''
  if ('value' in node) return node.value
  if (node.type === 'break') return ''
  if (!('children' in node)) return ''
  const text = node.children.map(textOf).join('')
  const isAside = node.data?.hName !== undefined // whose mark is no part of its text
  const hasMark = !isAside && node.children[0]?.type === 'paragraph'
  return node.type === 'blockquote' && hasMark
    ? text.replace(/^\[!(?:TIP|NOTE|IMPORTANT|WARNING|CAUTION)\]/, '')
    : text
}
