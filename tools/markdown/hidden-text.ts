import type {Nodes, Root} from 'mdast'
import {checkHidden} from '../content/hidden-characters.ts'
import type {Issue} from '../content/issue.ts'
import {lineOf, type Context} from './context.ts'
import {walk} from './walk.ts'

/**
 * Finds hidden characters in the source of a page, and in what references such as `&#x202E;` stand
 * for. Reports each character once per line.
 */
export function checkHiddenText(tree: Root, source: string, context: Context): void {
  const {file} = context
  const found = checkHidden(source, {file, line: 1})
  walk(tree, node => {
    const isCode = node.type === 'code' || node.type === 'inlineCode'
    const line = lineOf(node, context) + (node.type === 'code' ? 1 : 0)
    const last = (node.position?.end.line ?? 1) + context.lineOffset
    for (const text of textsOf(node)) {
      const issues = checkHidden(text, {file, line, isCode})
      found.push(...issues.map(issue => ({...issue, line: Math.min(issue.line, last)})))
    }
  })
  const unique = new Map<string, Issue>()
  for (const issue of found) {
    const key = `${issue.line} ${issue.message}`
    if (unique.get(key)?.severity !== 'error') unique.set(key, issue)
  }
  context.issues.push(...[...unique.values()].slice(0, MOST_ISSUES))
}

/** Maximum number of issues for one page. */
const MOST_ISSUES = 20

function textsOf(node: Nodes): string[] {
  const texts = [
    'value' in node ? node.value : undefined,
    'url' in node ? node.url : undefined,
    'title' in node ? node.title : undefined,
    'alt' in node ? node.alt : undefined,
    'lang' in node ? node.lang : undefined,
    'meta' in node ? node.meta : undefined,
  ]
  return texts.filter(text => typeof text === 'string')
}
