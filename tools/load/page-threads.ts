import {availableParallelism} from 'node:os'
import {Worker} from 'node:worker_threads'
import type {Issue} from '../content/issue.ts'
import type {PageJob, PageTaskOptions} from './page-task.ts'

/** A thread parses one page while it waits for the disk to store another. */
const JOBS_AT_A_TIME = 2

/** Megabytes for new objects: a parse makes a great many that die at once. */
const YOUNG_GENERATION = 32

/** Runs jobs on as many threads as there are processors; resolves to what was wrong with pages. */
export async function runInThreads(
  jobs: readonly PageJob[],
  options: PageTaskOptions,
): Promise<Issue[]> {
  const {contentDir, storeDir, renderArticle, planned, siteUrl, search, timeLimit} = options
  const {factsDir, coverage, examples} = options
  const workerData: PageTaskOptions = {
    contentDir,
    storeDir,
    renderArticle,
    planned,
    siteUrl,
    search,
    examples,
    timeLimit,
    factsDir,
    coverage,
  }
  const count = Math.min(availableParallelism(), jobs.length)
  const queue = jobs.values()
  const issues: Issue[] = []
  const workers = Array.from(
    {length: count},
    () =>
      new Worker(new URL('page-thread.mjs', import.meta.url), {
        workerData,
        execArgv: [],
        resourceLimits: {maxYoungGenerationSizeMb: YOUNG_GENERATION},
      }),
  )
  try {
    await Promise.all(workers.map(worker => runQueue(worker, queue, issues)))
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()))
  }
  return issues
}

/** Gives a thread the next job whenever it is done with one, until there is none. */
function runQueue(worker: Worker, queue: Iterator<PageJob>, issues: Issue[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let running = 0
    const next = () => {
      const job = queue.next()
      if (!job.done) {
        running++
        worker.postMessage(job.value)
      } else if (running === 0) {
        resolve()
      }
    }
    worker.on('message', (issue: Issue | null) => {
      running--
      if (issue) issues.push(issue)
      next()
    })
    worker.on('error', reject)
    worker.on('exit', code => reject(new Error(`A thread ended with code ${code}`)))
    for (let job = 0; job < JOBS_AT_A_TIME; job++) next()
  })
}
