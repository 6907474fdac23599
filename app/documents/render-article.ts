import type {Nodes, Root} from 'hast'
import {toHtml} from 'hast-util-to-html'
import {toHast} from 'mdast-util-to-hast'
import type {Body} from '#contract/mdast.ts'
import {decorate} from '../ui/article-hast.ts'

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
 * Marks the sections that most windows show only after scrolling: see `enhance/lay-out.ts`. Browsers
 * lay out a marked section immediately if it is in view.
 */
function markBelow(tree: Root): Root {
  let above = 0
  for (const section of tree.children) {
    if (section.type !== 'element') continue
    if (above > FIRST_VIEW) section.properties['dataBelow'] = ''
    above += countCharacters(section)
  }
  return tree
}

function countCharacters(node: Nodes): number {
  if (node.type === 'text') return node.value.length
  return 'children' in node
    ? node.children.reduce((sum, child) => sum + countCharacters(child), 0)
    : 0
}
