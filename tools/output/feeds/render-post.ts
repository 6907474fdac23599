import type {Element} from 'hast'
import {toHtml} from 'hast-util-to-html'
import {toHast} from 'mdast-util-to-hast'
import {SKIP, visit} from 'unist-util-visit'
import type {Body} from '#contract/mdast.ts'
import {dropControls} from './xml.ts'

/** The text of a post as HTML that can be read anywhere: all its URLs are absolute. */
export function renderPost(body: Body, postUrl: string): string {
  const tree = toHast(body)
  visit(tree, 'element', (node, index, parent) => {
    const {properties} = node
    for (const name of ['href', 'src']) {
      const url = properties[name]
      if (typeof url === 'string' && URL.canParse(url, postUrl)) {
        properties[name] = new URL(url, postUrl).href
      }
    }
    const title = titleOf(node)
    if (title === undefined || parent === undefined || index === undefined) return
    parent.children[index] = withCaption(node, title)
    return SKIP
  })
  return dropControls(toHtml(tree))
}

/** The title of a code block, usually a file name. */
function titleOf({tagName, children}: Element): string | undefined {
  const code = tagName === 'pre' ? children[0] : undefined
  const title = code?.type === 'element' ? code.properties['dataTitle'] : undefined
  return typeof title === 'string' ? title : undefined
}

function withCaption(pre: Element, title: string): Element {
  const caption: Element = {
    type: 'element',
    tagName: 'figcaption',
    properties: {},
    children: [{type: 'text', value: title}],
  }
  return {type: 'element', tagName: 'figure', properties: {}, children: [caption, pre]}
}
