import {HTTPError, TimeoutError} from 'ky'
import {parseAnswer, type Failure} from './parse-answer.ts'

/** Milliseconds to wait for an answer, by default. */
export const DEFAULT_TIMEOUT_MS = 60_000

/** An answer with status 200 that has no data. */
export class AnswerError extends Error {
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.problem)
    this.failure = failure
  }
}

interface RequestOptions {
  readonly token?: string | undefined
  readonly timeout?: number | undefined
}

/**
 * Explains a failure, and whether it may be temporary. Errors that no request causes are thrown
 * again.
 */
export function explainFailure(error: unknown, {token, timeout}: RequestOptions): Failure {
  if (error instanceof AnswerError) return error.failure
  if (error instanceof HTTPError) {
    const answer = parseAnswer(error.response.status, String(error.data ?? ''), token)
    if ('problem' in answer) return answer
  }
  const hint = 'Check the network and --endpoint, or try again later.'
  if (error instanceof TimeoutError) {
    const problem = `did not answer within ${(timeout ?? DEFAULT_TIMEOUT_MS) / 1000} s.`
    return {problem, mayPass: true, hint}
  }
  const reason = networkReason(error)
  if (reason === undefined) throw error
  return {problem: `could not be reached (${reason}).`, mayPass: true, hint}
}

/** The code of the innermost cause of a network error. */
function networkReason(error: unknown): string | undefined {
  if (!(error instanceof Error) || !/^(?:NetworkError|TypeError)$/.test(error.name))
    return undefined
  let inner = error
  while (inner.cause instanceof Error) inner = inner.cause
  return 'code' in inner ? String(inner.code) : inner.message
}
