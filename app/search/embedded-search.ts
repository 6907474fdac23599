import {trustWorker} from '../trusted-worker.ts'
import type {Search} from './hit.ts'
import {readIndex} from './read-index.ts'
import {createWorkerSearch, type SearchWorker} from './worker-search.ts'

/** Set by the bundler: the url of `worker.ts`. */
declare const SEARCH_WORKER: string

/** Asks the index that the build made. */
export function createEmbeddedSearch(): Search {
  return createWorkerSearch({startWorker, loadEngine})
}

function startWorker(): SearchWorker {
  const worker: Worker = Reflect.construct(Worker, [trustWorker(SEARCH_WORKER)])
  return worker
}

async function loadEngine(): Promise<Search> {
  const {createSearch} = await import('./engine.ts')
  return createSearch(readIndex)
}
