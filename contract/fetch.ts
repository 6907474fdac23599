/** The part of a `Response` that a client uses. */
export interface FetchedResponse {
  readonly ok: boolean
  readonly status: number
  text(): Promise<string>
}

/** Reads a URL; the global `fetch` is one. */
export type Fetch = (url: string, init: {signal?: AbortSignal}) => Promise<FetchedResponse>
