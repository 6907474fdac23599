import {loadOnce} from '#contract/private/load-once.ts'
import type {ChunkLoader} from '../loading/load-chunk.ts'
import {trustWorker} from '../loading/trusted-worker.ts'
import type {Search, SearchHit} from '../../search/hit.ts'
import type {SearchAnswer, SearchRequest} from './worker-messages.ts'
import type * as WorkerModule from './worker.ts'

/** The part of `Worker` that is used. */
interface SearchWorker extends EventTarget {
  postMessage(message: SearchRequest): void
}

interface WorkerSearchOptions {
  startWorker(): SearchWorker
  /** Searches without a worker, if none can be started. */
  loadEngine(): Promise<Search>
}

interface Waiting extends SearchRequest {
  resolve(hits: readonly SearchHit[] | Promise<readonly SearchHit[]>): void
  reject(error: Error): void
}

/**
 * Searches the index of the build in a worker. Outdated requests get the answer of the request that
 * replaced them, because their own answers are no longer needed.
 */
export function createEmbeddedSearch(chunks: ChunkLoader): Search {
  return createWorkerSearch({
    startWorker: startSearchWorker,
    loadEngine: () => loadSearch(chunks),
  })
}

/** Searches in a worker, or without one if none can be started. */
export function createWorkerSearch({startWorker, loadEngine}: WorkerSearchOptions): Search {
  const waiting = createQueue()
  const load = loadOnce(loadEngine)
  const searchHere: Search['search'] = async (...query) => (await load()).search(...query)
  const worker = start(startWorker)
  let isLost = worker === undefined
  let lastId = 0
  worker?.addEventListener('message', event => {
    if (event instanceof MessageEvent) settle(event.data)
  })
  worker?.addEventListener('error', () => {
    isLost = true
    for (const {query, limit, resolve} of waiting.take(Infinity)) resolve(searchHere(query, limit))
  })

  function settle(answer: SearchAnswer): void {
    for (const {resolve, reject} of waiting.take(answer.id)) {
      if ('hits' in answer) resolve(answer.hits)
      else reject(new Error(answer.error))
    }
  }

  return {
    search(query, limit) {
      if (isLost) return searchHere(query, limit)
      return new Promise((resolve, reject) => {
        const request = {id: ++lastId, query, limit}
        waiting.add({...request, resolve, reject})
        worker?.postMessage(request)
      })
    },
  }
}

/** The requests that wait for an answer. */
function createQueue() {
  const waiting = new Map<number, Waiting>()
  return {
    add(request: Waiting): void {
      waiting.set(request.id, request)
    },
    /** Removes the requests that wait for this answer or an older one. */
    take(id: number): Waiting[] {
      const taken = [...waiting.values()].filter(request => request.id <= id)
      for (const request of taken) waiting.delete(request.id)
      return taken
    },
  }
}

/** Starts the worker; undefined if the browser forbids workers. */
function start(startWorker: () => SearchWorker): SearchWorker | undefined {
  try {
    return startWorker()
  } catch {
    return undefined
  }
}

/** Set by the bundler: the URL of `worker.ts`, which is a separate file. */
declare const SEARCH_WORKER: string

function startSearchWorker(): SearchWorker {
  const url = trustWorker('search-worker', SEARCH_WORKER)
  const worker: Worker = Reflect.construct(Worker, [url, {type: 'module'}])
  return worker
}

async function loadSearch(chunks: ChunkLoader): Promise<Search> {
  const load = (): Promise<typeof WorkerModule> => import(SEARCH_WORKER)
  const {createSiteSearch} = await chunks.load('search-engine', load)
  return createSiteSearch()
}
