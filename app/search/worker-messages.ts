import type {SearchHit} from '../../search/hit.ts'

/** A request to the search worker. */
export interface SearchRequest {
  readonly id: number
  readonly query: string
  readonly limit?: number | undefined
}

/** An answer of the worker. If several requests arrive together, it only answers the last one. */
export type SearchAnswer =
  | {readonly id: number; readonly hits: readonly SearchHit[]}
  | {readonly id: number; readonly error: string}
