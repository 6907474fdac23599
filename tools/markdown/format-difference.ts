import {structuredPatch} from 'diff'

/** Files of at most this many lines are shown completely, with their changes. */
const SHORT = 40

/** Unchanged lines around a change in a longer file. */
const AROUND = 3

/**
 * Formats the difference of two texts. Removed lines begin with `-`, added ones with `+`, others
 * with a space. For a long text, only the changes are shown, each below a line with its position.
 */
export function formatDifference(before: string, after: string): string {
  const isShort = after.split('\n').length <= SHORT
  const context = isShort ? Number.MAX_SAFE_INTEGER : AROUND
  const {hunks} = structuredPatch('', '', endLine(before), endLine(after), '', '', {context})
  return hunks
    .flatMap(({oldStart, oldLines, newStart, newLines, lines}) => {
      const place = `@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`
      return newStart > 1 ? [place, ...lines] : lines
    })
    .join('\n')
}

/** A last line without an end would differ from the same line with one. */
function endLine(text: string): string {
  return text === '' ? '' : `${text}\n`
}
