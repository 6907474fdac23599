import util from 'util'

/** Maximum number of lines of a log; the others are left out. */
const MAX_LINES = 500

/** Maximum number of characters of a line. */
const MAX_LENGTH = 2000

/** Captures what is logged. The returned function takes the captured lines. */
export function captureLog(): () => string[] {
  let lines: string[] = []
  const add = (...values: unknown[]) => {
    if (lines.length < MAX_LINES) lines.push(util.format(...values).slice(0, MAX_LENGTH))
  }
  Object.assign(console, {log: add, info: add, warn: add, error: add, debug: add})
  return () => {
    const taken = lines
    lines = []
    return taken
  }
}
