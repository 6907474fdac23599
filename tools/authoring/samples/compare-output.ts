import {nearest} from '../../content/nearest-names.ts'
import type {Finding} from './worker/finding.ts'

/**
 * Every line of the fence must be in the output, in the same order. A line may begin or end with
 * “…” for omitted text, and a line “…” stands for any lines. Several lines that begin with “…” may
 * match parts of the same line.
 */
export function compareOutput(shown: string, actual: string): Finding[] {
  const lines = actual.split('\n').map(normalize)
  let next = 0
  for (const [index, line] of shown.split('\n').map(normalize).entries()) {
    if (line === '' || line === '…') continue
    const found = lines.findIndex((one, at) => at >= next && fits(line, one))
    if (found === -1) return [wrongLine(line, index + 1, lines, next)]
    next = line.startsWith('…') ? found : found + 1
  }
  return []
}

/** Ignores times, which differ from run to run, and spaces at the end, which no one sees. */
function normalize(line: string): string {
  return line.trimEnd().replaceAll(/\bin \d+(?:\.\d+)? m?s\b/g, 'in … ms')
}

function fits(shown: string, actual: string): boolean {
  const isEndOpen = shown.endsWith('…')
  const start = isEndOpen ? shown.slice(0, -1).trimEnd() : shown
  if (start.startsWith('…')) {
    const part = start.slice(1).trimStart()
    return isEndOpen ? actual.includes(part) : actual.endsWith(part)
  }
  return isEndOpen ? actual.startsWith(start) : shown === actual
}

function wrongLine(line: string, number: number, lines: readonly string[], next: number): Finding {
  const isElsewhere = lines.some(one => fits(line, one))
  const near = nearest(line, lines.slice(next))
  const message = `The output has no line “${line}”${isElsewhere ? ' at this place' : ''}.`
  const all = lines.filter(one => one !== '').slice(0, 3)
  const hint = near === undefined ? `It begins: ${all.join(' ⏎ ')}` : `It has “${near}”.`
  return {rule: 'wrong-output', message, hint, line: number}
}
