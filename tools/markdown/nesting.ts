import type {Node} from 'unist'
import type {Context} from './context.ts'

/** Maximum depth of nesting. */
export const MAX_LEVELS = 100

/** Markers of quotes and lists one after the other, as at the beginning of `> - 1. text`. */
const manyMarkers = new RegExp(`^[ \\t]*(?:>[ \\t]*|(?:[-+*]|\\d{1,9}[.)])[ \\t]+){${MAX_LEVELS}}`)

/**
 * Finds the first line that opens too many quotes and lists at once, counted from 1. The parser
 * would take minutes for a few thousand of them.
 */
export function findDeepLine(text: string): number | undefined {
  const index = text.split('\n').findIndex(line => manyMarkers.test(line) && !isRule(line))
  return index === -1 ? undefined : index + 1
}

/** `- - -`: a thematic break of any length. */
function isRule(line: string): boolean {
  return /^[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$/.test(line)
}

/** Finds the first node of a syntax tree below the last level allowed. It is not recursive. */
export function findDeepNode(tree: Node, most = MAX_LEVELS): Node | undefined {
  let level: Node[] = [tree]
  for (let depth = 0; depth <= most && level.length > 0; depth++) {
    level = level.flatMap((node): Node[] =>
      'children' in node && Array.isArray(node.children) ? node.children : [],
    )
  }
  return level[0]
}

/** Reports that this line is nested too deeply. */
export function reportDepth({file, lineOffset, issues}: Context, line: number): void {
  issues.push({
    rule: 'too-deep',
    severity: 'error',
    file,
    line: line + lineOffset,
    message: `The text is nested deeper than ${MAX_LEVELS} levels.`,
    hint: 'Move the inner text out of some of the lists, quotes or formatting around it.',
  })
}
