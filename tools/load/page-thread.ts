import {parentPort, workerData} from 'node:worker_threads'
import {createStore} from '../disk/store.ts'
import type {PageSettings, PageSource} from './page-source.ts'
import {createPageTask} from './page-task.ts'

/*
 * The code that turns sources into pages, as a program of its own: it is bundled, so that a thread
 * has it at once, and nothing of it is loaded where no page has changed.
 */
export {createPageTask} from './page-task.ts'
export {resolveTexts} from './page-twin.ts'

/** What a thread is started with. */
export interface PageThreadData {
  readonly isPageThread: true
  readonly settings: PageSettings
  readonly storeDir: string
}

/** What a thread is asked to parse, and under which key it stores the result. */
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
