import type {SearchHit} from './hit.ts'

/** What the worker is asked. */
export interface SearchRequest {
  readonly id: number
  readonly query: string
  readonly limit?: number | undefined
}

/** What it answers: the last request only, if several came at once. */
export type SearchAnswer =
  | {readonly id: number; readonly hits: readonly SearchHit[]}
  | {readonly id: number; readonly error: string}
