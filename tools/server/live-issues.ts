import type {LiveIssue} from '#contract/private/live-events.ts'
import {isBuildFailure} from '../issues/build-failure.ts'
import {placeOfIssue, type Issue} from '../issues/issue.ts'

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
  if (isBuildFailure(error)) {
    return error.errors.map(({location, text}) => ({
      place: location ? `${location.file}:${location.line}` : 'app',
      severity: 'error',
      message: text,
      hint: 'Fix the file.',
    }))
  }
  const message = error instanceof Error ? error.message : String(error)
  return [{place: 'build', severity: 'error', message, hint: 'See the terminal.'}]
}
