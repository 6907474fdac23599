import {toSectionHits} from './docsearch-hit.ts'
import type {Search} from './hit.ts'

/** Maximum number of results. */
export const LIMIT = 12

/** Error message for a query that failed. */
export const FAILURE = 'Search is not available right now'

interface ClientOptions {
  search: Search
  setSearching: (isSearching: boolean) => void
  /** Receives the query that failed, or undefined if the last one succeeded. */
  setFailedQuery: (query: string | undefined) => void
  tell: (text: string) => void
}

/**
 * Replaces the client of Algolia with our search. It never rejects: DocSearch would then show
 * nothing at all.
 */
export function createSearchClient({search, setSearching, setFailedQuery, tell}: ClientOptions) {
  let last = 0
  const answer = async ({requests: [{query}]}: {requests: [{query: string}]}) => {
    const turn = ++last
    setSearching(true)
    const hits = await search.search(query.trim(), LIMIT).catch(() => undefined)
    if (turn === last) {
      setSearching(false)
      setFailedQuery(hits === undefined ? query : undefined)
      tell(describe(query.trim(), hits?.length))
    }
    return {results: [{hits: toSectionHits(hits ?? []), nbHits: hits?.length ?? 0, index: 'site'}]}
  }
  return <T extends object>(client: T) => Object.assign(client, {search: answer})
}

function describe(query: string, count: number | undefined): string {
  if (count === undefined) return FAILURE
  if (count === 0) return `No results for ${query}`
  if (count === LIMIT) return `The ${LIMIT} best results for ${query}`
  return `${count} ${count === 1 ? 'result' : 'results'} for ${query}`
}
