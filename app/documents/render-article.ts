import type {Nodes, Root} from 'hast'
import {toHtml} from 'hast-util-to-html'
import {toHast} from 'mdast-util-to-hast'
import type {Body} from '#contract/mdast.ts'
import {decorate} from '../article/article-hast.ts'
import {textOf} from '../article/hast-element.ts'

/**
 * The text of a page as HTML. It equals what `buildContent` renders in the browser, except that
 * sections below the first view are marked.
 */
export function renderArticle(body: Body): string {
  const tree = toHast(body)
  return tree.type === 'root' ? toHtml(markBelow(decorate(tree))) : ''
}

/** Number of characters that are in view in most windows: about 20 lines. */
const FIRST_VIEW = 1500

/**
 * Marks the sections that most windows show only after scrolling with their estimated heights: see
 * `enhance/lay-out.ts`.
 */
function markBelow(tree: Root): Root {
  let above = 0
  for (const section of tree.children) {
    if (section.type !== 'element') continue
    const {characters, lines} = measure(section)
    if (above > FIRST_VIEW) section.properties['dataBelow'] = estimateHeight(characters, lines)
    above += characters
  }
  return tree
}

/**
 * The height of a section in rem, in a window that is as wide as an article can be. Its weights are
 * those that fit what browsers show of our pages best; a test compares a page with its estimate.
 */
function estimateHeight(characters: number, lines: number): number {
  return Math.round(0.032 * characters + 1.65 * lines)
}

const blocks = new Set(['h2', 'h3', 'h4', 'li', 'p', 'tr'])

/** Counts the characters of text, and the blocks of text and lines of code. */
function measure(node: Nodes): {characters: number; lines: number} {
  if (node.type === 'text') return {characters: node.value.length, lines: 0}
  if (!('children' in node)) return {characters: 0, lines: 0}
  const name = node.type === 'element' ? node.tagName : ''
  if (name === 'pre') return {characters: 0, lines: textOf(node).split('\n').length}
  const parts = node.children.map(measure)
  return {
    characters: parts.reduce((sum, part) => sum + part.characters, 0),
    lines: parts.reduce((sum, part) => sum + part.lines, blocks.has(name) ? 1 : 0),
  }
}
