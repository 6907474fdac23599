import {nearest} from '../../tools/issues/nearest-names.ts'
import {findUpdated} from './find-updated.ts'
import type {Finding} from './worker/finding.ts'

/**
 * Every line of the fence must be in the output, in the same order. A line may begin or end with
 * “…” for omitted text, and a line “…” stands for any lines. Several lines that begin with “…” may
 * match parts of the same line. All lines that are not there are found.
 */
export function compareOutput(shown: string, actual: string): Finding[] {
  const written = actual.split('\n').map(line => line.trimEnd())
  const lines = written.map(withoutTimes)
  const findings: Finding[] = []
  let next = 0
  for (const [index, typed] of shown.split('\n').entries()) {
    const line = withoutTimes(typed.trimEnd())
    if (line === '' || line === '…') continue
    const found = lines.findIndex((one, at) => at >= next && fits(line, one))
    const updated = found === -1 ? findUpdated(typed.trimEnd(), written.slice(next)) : undefined
    if (found === -1)
      findings.push({...wrongLine(line, index + 1, lines, next), ...updated?.finding})
    const at = found === -1 ? next + (updated?.index ?? -1) : found
    next = Math.max(next, line.startsWith('…') ? at : at + 1)
  }
  return findings
}

/** Times differ from run to run. */
function withoutTimes(line: string): string {
  return line.replaceAll(/\bin \d+(?:\.\d+)? m?s\b/g, 'in … ms')
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
