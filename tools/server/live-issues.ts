import type {LiveIssue} from '#contract/private/live-events.ts'
import type {Issue} from '../issues/issue.ts'
import {placeOfIssue} from '../issues/issue.ts'

/** Issues of the content, as the overlay shows them; `folder` is added before each path. */
export function describeIssues(issues: readonly Issue[], folder: string): LiveIssue[] {
  return issues
    .toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
    .map(({file, line, severity, message, hint}) => ({
      place: placeOfIssue({file, line}, folder),
      severity,
      message,
      hint,
    }))
}

/** The build errors of esbuild; any other error is returned unchanged. */
export function describeError(error: unknown): LiveIssue[] {
  const found = errorsOf(error)
  if (found.length > 0) return found
  const message = error instanceof Error ? error.message : String(error)
  return [{place: 'build', severity: 'error', message, hint: 'See the terminal.'}]
}

function errorsOf(error: unknown): LiveIssue[] {
  if (typeof error !== 'object' || error === null || !('errors' in error)) return []
  const errors: unknown[] = Array.isArray(error.errors) ? error.errors : []
  return errors.flatMap((one): LiveIssue[] => {
    if (typeof one !== 'object' || one === null || !('text' in one)) return []
    const place = 'location' in one ? placeOf(one.location) : 'app'
    return [{place, severity: 'error', message: String(one.text), hint: 'Fix the file.'}]
  })
}

function placeOf(location: unknown): string {
  const isPlace = typeof location === 'object' && location !== null
  return isPlace && 'file' in location && 'line' in location
    ? `${String(location.file)}:${String(location.line)}`
    : 'app'
}
