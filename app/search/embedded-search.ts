import {trustWorker} from '../loading/trusted-worker.ts'
import type {Search} from './hit.ts'
import {createWorkerSearch, type SearchWorker} from './worker-search.ts'
import type * as WorkerModule from './worker.ts'

/** Set by the bundler: the URL of `worker.ts`, which is a separate file. */
declare const SEARCH_WORKER: string

/** Searches the index of the build. */
export function createEmbeddedSearch(): Search {
  return createWorkerSearch({startWorker, loadEngine})
}

function startWorker(): SearchWorker {
  const url = trustWorker('search-worker', SEARCH_WORKER)
  const worker: Worker = Reflect.construct(Worker, [url, {type: 'module'}])
  return worker
}

async function loadEngine(): Promise<Search> {
  const {createSearch, readIndex}: typeof WorkerModule = await import(SEARCH_WORKER)
  return createSearch(readIndex)
}
