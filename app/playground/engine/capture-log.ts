import util from 'util'

/** Maximum number of lines of a log; the others are left out. */
const MOST_LINES = 500

/** Maximum number of characters of a line. */
const LONGEST = 2000

/** Captures what is logged. The returned function takes the captured lines. */
export function captureLog(): () => string[] {
  let lines: string[] = []
  const add = (...values: unknown[]) => {
    if (lines.length < MOST_LINES) lines.push(util.format(...values).slice(0, LONGEST))
  }
  Object.assign(console, {log: add, info: add, warn: add, error: add, debug: add})
  return () => {
    const taken = lines
    lines = []
    return taken
  }
}
