import type {Root, Nodes} from 'mdast'
import type {Issue} from '../issues/issue.ts'
import {isFactDirective} from '../facts/fact-directive.ts'
import {leafBlocks} from './blocks.ts'
import {type Context, report, lineOf} from './context.ts'
import type {Dialect} from './dialect.ts'
import {findDeepLine, findDeepNode, reportDepth} from './nesting.ts'
import {reportOpenFences} from './open-fences.ts'
import {parseMarkdown} from './parse-markdown.ts'
import {walkType, walk} from './walk.ts'
import {checkHidden} from '../sources/hidden-characters.ts'

/** Parses text to a tree; an empty one if it cannot be parsed or is too deep to process. */
export function parseBody(text: string, dialect: Dialect, context: Context): Root {
  const empty: Root = {type: 'root', children: []}
  const deepLine = findDeepLine(text)
  if (deepLine !== undefined) {
    reportDepth(context, deepLine)
    return empty
  }
  try {
    const tree = parseMarkdown(text, dialect)
    const deepNode = findDeepNode(tree)
    if (deepNode === undefined) {
      if (dialect === 'md') reportInlineBlocks(tree, text, context)
      reportOpenFences(tree, text, context)
      return tree
    }
    reportDepth(context, deepNode.position?.start.line ?? 1)
  } catch (error) {
    if (error instanceof RangeError) reportDepth(context, 1)
    else context.issues.push(badMarkdown(error, context))
  }
  return empty
}

function badMarkdown(error: unknown, {file, lineOffset}: Context): Issue {
  const {message} = error instanceof Error ? error : new Error(String(error))
  const told = error instanceof Error && 'line' in error ? Number(error.line) : Number.NaN
  // A tag that is not closed has no place, but its message names where it begins.
  const place = told || Number(/\((\d+):\d+/.exec(message)?.[1] ?? 1)
  return {
    rule: 'bad-markdown',
    severity: 'error',
    file,
    line: place + lineOffset,
    message: `The JSX cannot be parsed: ${message.split('\n', 1)[0]?.slice(0, 200)}.`,
    hint: 'Close every tag. To write the characters < and {, escape them: \\< and \\{.',
  }
}

/** `::option{…}` and the like; neither `std::option{…}` nor `:\:option{…}`. */
const blockDirective = /(?<![:\w])::([a-z-]+)(?=[{[])/g

/** Reports directives with two colons in a sentence: only those on their own line are parsed. */
function reportInlineBlocks(tree: Root, source: string, context: Context): void {
  walkType(tree, 'text', ({position}) => {
    if (position === undefined) return
    const {start, end} = position
    const text = source.slice(start.offset, end.offset)
    for (const {index, 1: name = ''} of text.matchAll(blockDirective)) {
      const isFact = isFactDirective(name)
      if (!isFact && !leafBlocks.has(name)) continue
      const line = start.line + text.slice(0, index).split('\n').length - 1
      const place = {...start, line}
      report(
        context,
        {type: 'text', position: {start: place, end: place}},
        {
          rule: 'inline-directive',
          message: `::${name} has to be on its own line. In a sentence, readers see it as text.`,
          hint: `Write it on its own line, with an empty line above${
            isFact ? `, or write :${name}[…]{…} to show only the name` : ''
          }.`,
        },
      )
    }
  })
}

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
  context.issues.push(...[...unique.values()].slice(0, MAX_ISSUES))
}

/** Maximum number of issues for one page. */
const MAX_ISSUES = 20

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
