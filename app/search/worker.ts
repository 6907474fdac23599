import {createSearch} from './engine.ts'
import type {SearchAnswer, SearchRequest} from './messages.ts'
import {readIndex} from './read-index.ts'

export {createSearch, readIndex}

/*
 * Searches in a thread of its own, so that the page never waits for it. Where there can be none,
 * the page imports the same file: there it only offers what it exports.
 */
if (!('document' in globalThis)) listen()

function listen(): void {
  const search = createSearch(readIndex)
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
