import {parentPort, workerData} from 'node:worker_threads'
import {createStore} from '../disk/store.ts'
import type {PageSettings, PageSource} from './page-source.ts'
import {createPageTask} from './page-task.ts'

/*
 * The program of the threads that parse pages. It is bundled so that threads start fast, and it is
 * not loaded if no page has changed.
 */
export {createPageTask} from './page-task.ts'
export {resolveTexts} from './page-twin.ts'

/** Data for the start of a thread. */
export interface PageThreadData {
  readonly isPageThread: true
  readonly settings: PageSettings
  readonly storeDir: string
}

const data: PageThreadData | undefined = workerData?.isPageThread ? workerData : undefined
if (data) {
  const runTask = createPageTask(data.settings, createStore(data.storeDir))
  parentPort?.on('message', (source: PageSource) => parentPort?.postMessage(runTask(source)))
}
