import type {Issue} from '../../../tools/issues/issue.ts'

/** The lines of issues, in their order. */
export function linesByRule(issues: readonly Issue[]): Record<string, number[]> {
  const lines: Record<string, number[]> = {}
  for (const {rule, line} of issues) {
    lines[rule] = [...(lines[rule] ?? []), line].toSorted((one, other) => one - other)
  }
  return lines
}
