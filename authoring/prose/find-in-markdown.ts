import type {Nodes, Root} from 'mdast'
import {parseFrontMatter} from '../../tools/content-format/front-matter.ts'
import {parseBody} from '../../tools/markdown/parse-body.ts'
import {walk} from '../../tools/markdown/walk.ts'
import type {Passage} from './passage.ts'
import {fill, OPAQUE} from './hide-names.ts'

/** The prose of a page or a README: texts of its front matter, and its body. */
export function findInPage(source: string, file: string): Passage[] {
  const {frontMatter, text, lineOffset} = parseFrontMatter(source, file)
  const lines = source.split('\n', lineOffset)
  const head = (['title', 'group', 'description'] as const).flatMap(key => {
    const line = lines.findIndex(content => content.startsWith(`${key}:`)) + 1
    return frontMatter?.[key] === undefined ? [] : [{text: frontMatter[key], line}]
  })
  const body = findInMarkdown(text, file)
  return [...head, ...body.map(passage => ({...passage, line: passage.line + lineOffset}))]
}

/** The prose of Markdown without front matter. The build reports what cannot be parsed. */
export function findInMarkdown(text: string, file: string): Passage[] {
  const dialect = file.endsWith('.mdx') ? 'mdx' : 'md'
  return findInTree(parseBody(text, dialect, {file, lineOffset: 0, issues: []}), text)
}

function findInTree(tree: Root, source: string): Passage[] {
  const passages: Passage[] = []
  walk(tree, node => {
    const line = node.position?.start.line ?? 1
    if (node.type === 'image' && node.alt) passages.push({text: node.alt, line})
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      passages.push({text: readProse(node, source), line})
    }
  })
  return passages
}

/** The source of a node with blanks instead of marks, so that every word stays on its line. */
function readProse(node: Nodes, source: string): string {
  let text = ''
  let offset = node.position?.start.offset ?? 0
  walk(node, (child, index) => {
    const isOpaque = child.type === 'textDirective' || !('children' in child)
    if (!isOpaque) return undefined
    const start = child.position?.start.offset ?? offset
    const end = child.position?.end.offset ?? start
    const own = source.slice(start, end)
    text += fill(source.slice(offset, start), ' ')
    text += child.type === 'text' ? own : fill(own, OPAQUE)
    offset = end
    return index + 1
  })
  return text.replace(/^[ \t>]*(?:\[!\w+\])?/gm, mark => fill(mark, ' '))
}
