import type {Root} from 'mdast'
import type {Issue} from '../content/issue.ts'
import type {Context} from './context.ts'
import {parseMarkdown, type Dialect} from './dialect.ts'
import {reportInlineBlocks} from './inline-blocks.ts'
import {findDeepLine, findDeepNode, reportDepth} from './nesting.ts'

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
  // A tag without an end has no place of its own, but its message names where it begins.
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
