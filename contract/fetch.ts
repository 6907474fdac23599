/** What a client needs of an answer; that of the global `fetch` has it. */
export interface FetchedResponse {
  readonly ok: boolean
  readonly status: number
  text(): Promise<string>
}

/** Reads a URL; the global `fetch` is one. */
export type Fetch = (url: string, init: {signal?: AbortSignal}) => Promise<FetchedResponse>
