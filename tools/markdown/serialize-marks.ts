import type {Nodes, Root, RootContent} from 'mdast'
import {toMarkdown, type Options} from 'mdast-util-to-markdown'
import {isMark} from './outer-breaks.ts'
import {walk} from './walk.ts'

/**
 * Writes a tree as Markdown. The serializer writes a letter next to a mark as a reference where the
 * mark could not begin or end otherwise: `**bol&#x64;_&#x6E;ested_**`. Such marks become tags:
 * `**bold<em>nested</em>**`.
 */
export function serializeMarks(tree: Root, options: Options): string {
  const text = toMarkdown(tree, options)
  if (!hasLetter(text)) return text
  replaceMarks(tree)
  return toMarkdown(tree, options)
}

function hasLetter(text: string): boolean {
  const references = text.matchAll(/&#x([\dA-F]{1,6});/g)
  return [...references].some(([, code = '']) =>
    letter.test(String.fromCodePoint(parseInt(code, 16))),
  )
}

/** Characters of two units are no punctuation to the serializer. */
const letter = /[\p{L}\p{M}\p{N}\u{10000}-\u{10FFFF}]/u

const tags: Readonly<Record<string, string>> = {delete: 'del', emphasis: 'em', strong: 'strong'}

/** Replaces the marks that begin or end within a word with tags. */
function replaceMarks(tree: Root): void {
  walk(tree, (node, index, parent) => {
    const tag = tags[node.type]
    if (tag === undefined || !isMark(node)) return
    const {children} = parent
    if (!isLetter(children[index - 1], -1) && !isLetter(children[index + 1], 0)) return
    const nodes: RootContent[] = [
      {type: 'html', value: `<${tag}>`},
      ...node.children,
      {type: 'html', value: `</${tag}>`},
    ]
    children.splice(index, 1, ...nodes)
    return index
  })
}

/** Whether a node is text with a letter at its end, or at its beginning. */
function isLetter(node: Nodes | undefined, at: 0 | -1): boolean {
  if (node?.type !== 'text') return false
  return letter.test([...node.value].at(at) ?? '')
}
