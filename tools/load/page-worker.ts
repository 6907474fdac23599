import {parentPort, workerData} from 'node:worker_threads'
import {createPageTask, type PageJob, type PageTaskOptions} from './page-task.ts'

/** A thread of its own for parsing pages: gets jobs by message and answers each. */
const options: PageTaskOptions = workerData
const runTask = createPageTask(options)

parentPort?.on('message', (job: PageJob) => {
  void runTask(job).then(issue => parentPort?.postMessage(issue ?? null))
})
