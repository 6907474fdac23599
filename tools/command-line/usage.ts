/** An invalid command line. */
export class UsageError extends Error {}

/** Whether a command line asks for help. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.includes('--help') || args.includes('-h')
}

/** Whether an error is about the command line: one of ours, or of `parseArgs`. */
export function isUsageError(error: unknown): boolean {
  if (error instanceof UsageError) return true
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  )
}
