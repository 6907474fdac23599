import {createSearch, type EmbeddedSearch} from '../../search/engine.ts'
import type {SearchAnswer, SearchRequest} from './worker-messages.ts'

/*
 * Searches in a worker, so that the page never waits for a search. Pages that cannot start a worker
 * import this file and search without one.
 */
if (!('document' in globalThis)) listen()

/** Creates a search in the index of this site. */
export function createSiteSearch(): EmbeddedSearch {
  return createSearch(readIndex)
}

/** Reads a part of the index, by its URL relative to the site. */
async function readIndex<T>(url: string): Promise<T> {
  const response = await fetch(`/${url}`)
  if (!response.ok) throw new Error(`${url} could not be read: ${response.status}`)
  return response.json()
}

function listen(): void {
  const search = createSiteSearch()
  search.warmUp().catch(ignoreError)
  let latest = 0
  addEventListener('message', ({data}: MessageEvent<SearchRequest>) => {
    latest = data.id
    setTimeout(() => {
      if (data.id === latest) void answer(data).then(message => postMessage(message))
    })
  })

  async function answer({id, query, limit}: SearchRequest): Promise<SearchAnswer> {
    try {
      return {id, hits: await search.search(query, limit)}
    } catch (error) {
      return {id, error: String(error)}
    }
  }
}

/** Preloading errors are ignored: the first query reads the files again, and reports the error. */
function ignoreError(): void {}
