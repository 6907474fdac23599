import type {SearchHit} from './hit.ts'

/** Requests to the worker. */
export interface SearchRequest {
  readonly id: number
  readonly query: string
  readonly limit?: number | undefined
}

/** Answers of the worker: only to the last request if several arrive together. */
export type SearchAnswer =
  | {readonly id: number; readonly hits: readonly SearchHit[]}
  | {readonly id: number; readonly error: string}
