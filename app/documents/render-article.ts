import {toHtml} from 'hast-util-to-html'
import {toHast} from 'mdast-util-to-hast'
import type {Body} from '#contract/mdast.ts'
import {decorate} from '../ui/article-hast.ts'

/** The text of a page as HTML, the same that `ArticleBody` renders in the browser. */
export function renderArticle(body: Body): string {
  const tree = toHast(body)
  return tree.type === 'root' ? toHtml(decorate(tree)) : ''
}
