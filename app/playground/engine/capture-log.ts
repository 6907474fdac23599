import util from 'util'

/** Lines of a log; the others are left out. */
const MOST_LINES = 500

/** Characters of a line. */
const LONGEST = 2000

/** Collects what is logged. The function that it returns takes the lines. */
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
