import type {Search, SearchHit} from './hit.ts'
import type {SearchAnswer, SearchRequest} from './messages.ts'

/** The part of `Worker` that is used. */
export interface SearchWorker extends EventTarget {
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
 * Searches in a worker. Outdated requests get the answer of the request that replaced them, because
 * their own answers are no longer needed.
 */
export function createWorkerSearch({startWorker, loadEngine}: WorkerSearchOptions): Search {
  const waiting = new Map<number, Waiting>()
  let engine: Promise<Search> | undefined
  let lastId = 0

  async function searchHere(query: string, limit?: number): Promise<readonly SearchHit[]> {
    engine ??= loadEngine().catch((error: unknown) => {
      engine = undefined // so that the next query tries again
      throw error
    })
    return (await engine).search(query, limit)
  }

  const worker = start(startWorker)
  let isLost = worker === undefined
  worker?.addEventListener('message', event => {
    if (event instanceof MessageEvent) settle(event.data)
  })
  worker?.addEventListener('error', () => {
    isLost = true
    for (const {query, limit, resolve} of take(Infinity)) resolve(searchHere(query, limit))
  })

  function settle(answer: SearchAnswer): void {
    for (const {resolve, reject} of take(answer.id)) {
      if ('hits' in answer) resolve(answer.hits)
      else reject(new Error(answer.error))
    }
  }

  /** The callers that wait for this answer or an older one. */
  function take(id: number): Waiting[] {
    const taken = [...waiting.values()].filter(request => request.id <= id)
    for (const request of taken) waiting.delete(request.id)
    return taken
  }

  return {
    search(query, limit) {
      if (isLost) return searchHere(query, limit)
      return new Promise((resolve, reject) => {
        const request = {id: ++lastId, query, limit}
        waiting.set(request.id, {...request, resolve, reject})
        worker?.postMessage(request)
      })
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
