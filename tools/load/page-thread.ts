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

/** A task for a thread: the sources, and the keys for the results. */
export interface PageMessage {
  readonly source: PageSource
  readonly key: string
}

const data: PageThreadData | undefined = workerData?.isPageThread ? workerData : undefined
if (data) {
  const runTask = createPageTask(data.settings)
  const store = createStore(data.storeDir)
  parentPort?.on('message', ({source, key}: PageMessage) => {
    const result = runTask(source)
    const isIssue = 'rule' in result
    if (!isIssue) store.write(key, {...result})
    parentPort?.postMessage(isIssue ? result : null)
  })
}
