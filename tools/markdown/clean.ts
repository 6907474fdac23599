import type {Nodes, Root} from 'mdast'
import {report, type Context} from './context.ts'
import {walkType} from './walk.ts'

/** Removes comments. Any other HTML is an error, because it would not reach the page. */
export function rejectHtml(tree: Root, context: Context): void {
  walkType(tree, 'html', (node, index, parent) => {
    if (!/^\s*(?:<!--(?:(?!-->)[^])*-->\s*)+$/.test(node.value)) {
      report(context, node, {
        rule: 'raw-html',
        message: `Raw HTML is not allowed: ${firstLine(node.value)}`,
        hint: 'Write it in Markdown. To show the characters, write them as `code`.',
      })
    }
    parent.children.splice(index, 1)
    return index
  })
}

function firstLine(text: string): string {
  const [line = ''] = text.trim().split('\n', 1)
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}

/** Removes source positions and empty leftovers. */
export function stripPositions(node: Nodes): void {
  delete node.position
  if (node.data) {
    const {hName, hProperties, hChildren} = node.data
    node.data = {
      ...(hName !== undefined && {hName}),
      ...(hProperties !== undefined && {hProperties}),
      ...(hChildren !== undefined && {hChildren}),
    }
    if (Object.keys(node.data).length === 0) delete node.data
  }
  if (!('children' in node)) return
  for (const child of node.children) stripPositions(child)
}

/** Joins neighboring pieces of text, which transforms leave behind. */
export function joinTexts(tree: Root): void {
  walkType(tree, 'text', (node, index, parent) => {
    let next = parent.children[index + 1]
    while (next?.type === 'text') {
      node.value += next.value
      parent.children.splice(index + 1, 1)
      next = parent.children[index + 1]
    }
  })
}
