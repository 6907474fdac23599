import {ContentError} from './content/issue.ts'

/**
 * What to print of an error that ended a build: an author is told what to mend; anything else is a
 * mistake of ours, and its stack helps us.
 */
export function explainError(error: unknown): string {
  if (error instanceof ContentError) {
    const count = error.issues.filter(({severity}) => severity === 'error').length
    const result = `${count} ${count === 1 ? 'error' : 'errors'}; nothing was written.`
    return `\n${error.message}\n\n${result}`
  }
  if (!(error instanceof Error)) return String(error)
  const isOfArguments = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return error.constructor === Error || isOfArguments
    ? error.message
    : (error.stack ?? error.message)
}
