/** Brackets and columns that no author needs, but that no parser has to fear either. */
const MOST_BRACKETS = 100
const MOST_COLUMNS = 500

/** Markers of YAML's lists and keys one after the other: `- - ? a`. */
const manyMarkers = /^[ \t]*(?:[-?:][ \t]+){50}/

/**
 * Finds the first line of YAML or JSON that lies too deep, counted from 1. Parsers call themselves
 * for each level; where the stack ends, the whole process may.
 */
export function findDeepLine(text: string): number | undefined {
  const lines = text.split('\n')
  const index = lines.findIndex(
    line =>
      manyMarkers.test(line) ||
      (/\S/.exec(line.slice(0, MOST_COLUMNS + 1)) === null && line.length > MOST_COLUMNS),
  )
  const deep = index === -1 ? undefined : index + 1
  const brackets = findDeepBracket(text, MOST_BRACKETS)
  return deep === undefined || (brackets !== undefined && brackets < deep) ? brackets : deep
}

/** The first line on which more brackets are open than allowed, wherever they stand. */
export function findDeepBracket(text: string, most: number): number | undefined {
  let line = 1
  let open = 0
  for (const [character] of text.matchAll(/[\n([{}\])]/g)) {
    if (character === '\n') line++
    else if ('([{'.includes(character)) open++
    else if (open > 0) open--
    if (open > most) return line
  }
  return undefined
}
