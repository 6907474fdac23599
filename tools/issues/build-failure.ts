import type {BuildFailure} from 'esbuild'

/** Whether an error is one of esbuild, which lists the mistakes that it found. */
export function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && 'warnings' in error
}
