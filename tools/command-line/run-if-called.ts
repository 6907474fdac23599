import {pathToFileURL} from 'node:url'
import {ContentError} from '../issues/issue.ts'
import {tellIssues} from './tell-issues.ts'
import {isUsageError} from './usage.ts'

/** Runs a program if its module is what Node.js was started with. */
export function runIfCalled(module: string, main: () => Promise<void>): void {
  if (module === pathToFileURL(process.argv[1] ?? '').href) main().catch(endWith)
}

/**
 * Prints why a program ends, and sets its exit code: 2 if its command line is wrong, otherwise 1.
 */
export function endWith(error: unknown): void {
  console.error(explainError(error))
  process.exitCode = isUsageError(error) ? 2 : 1
}

/**
 * Formats an error that ended a build. Errors of content tell the author what to fix. Any other
 * error is a bug of ours and is printed with its stack.
 */
function explainError(error: unknown): string {
  if (error instanceof ContentError) {
    const count = error.issues.filter(({severity}) => severity === 'error').length
    const result = `${count} ${count === 1 ? 'error' : 'errors'}; nothing was written.`
    return `\n${tellIssues(error.issues, error.folder)}\n\n${result}`
  }
  if (!(error instanceof Error)) return String(error)
  if (isUsageError(error)) {
    // Node.js goes on to explain how to write a positional argument.
    const [message] = error.message.split('. To specify ', 1)
    return `${message}\nRun the command with --help to see its options.`
  }
  if (error.constructor !== Error) return error.stack ?? error.message
  const hint = 'code' in error ? hints.get(error.code) : undefined
  return hint === undefined ? error.message : `${error.message}\n${hint}`
}

/** Hints for errors of the system, whose messages only name the operation and the file. */
const hints: ReadonlyMap<unknown, string> = new Map([
  ['ENOSPC', 'The disk is full. Free some space, and run the command again.'],
  ['EACCES', 'Check that you have permission to read and to write there.'],
])
