/** Limits far above the needs of authors and below those of the parsers. */
const MAX_BRACKETS = 100
const MAX_COLUMNS = 500

/** Markers of YAML's lists and keys one after the other: `- - ? a`. */
const manyMarkers = /^[ \t]*(?:[-?:][ \t]+){50}/

/**
 * Finds the first line of YAML or JSON that is nested too deeply, counted from 1. The YAML parser is
 * recursive, and no error can be caught if V8 compiles a regular expression where the stack ends: the
 * process is gone.
 */
export function findDeepLine(text: string): number | undefined {
  const lines = text.split('\n')
  const index = lines.findIndex(
    line =>
      manyMarkers.test(line) ||
      (/\S/.exec(line.slice(0, MAX_COLUMNS + 1)) === null && line.length > MAX_COLUMNS),
  )
  const deep = index === -1 ? undefined : index + 1
  const brackets = findDeepBracket(text)
  return deep === undefined || (brackets !== undefined && brackets < deep) ? brackets : deep
}

/** The first line with too many open brackets. Those in strings and comments also count. */
function findDeepBracket(text: string): number | undefined {
  let line = 1
  let open = 0
  for (const [character] of text.matchAll(/[\n([{}\])]/g)) {
    if (character === '\n') line++
    else if ('([{'.includes(character)) open++
    else if (open > 0) open--
    if (open > MAX_BRACKETS) return line
  }
  return undefined
}
