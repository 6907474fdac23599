import type {ChildProcess} from 'node:child_process'
import {availableParallelism} from 'node:os'
import {bundleProgram, runJob, startProgram} from './job-process.ts'
import type {Job, JobResult} from './worker/finding.ts'

/**
 * Time limit of a job, in milliseconds: a build takes a thousandth, but the machine may be busy.
 */
const JOB_TIMEOUT_MS = 300_000

/** Maximum number of processes, because each holds webpack in memory. */
const MAX_PROCESSES = Math.max(2, Math.min(4, availableParallelism()))

/** Minimum number of jobs for a process, because starting one takes as long as a few jobs. */
const MIN_JOBS = 4

interface JobRunnerOptions {
  /** Where the program of the processes is written: its imports are resolved from there. */
  readonly dir: string
  readonly timeoutMs?: number
}

/** Runs jobs until it is closed. */
export interface JobRunner {
  /** Jobs of a type run in the order of these calls, however long the files of each take to write. */
  run(type: Job['type'], job: Promise<Job>): Promise<JobResult>
  /** Ends the processes. */
  close(): void
}

interface WaitingJob {
  readonly type: Job['type']
  readonly job: Promise<Job>
  readonly finish: (result: Promise<JobResult>) => void
}

/** Takes jobs one at a time. */
interface Worker {
  child?: ChildProcess | undefined
  /** All jobs of the process have this type. */
  type?: Job['type'] | undefined
  isBusy: boolean
}

/** A configuration that is checked and built in one process would share its plugins. */
const types = ['build', 'config', 'tap'] as const

/** While the first process builds, the next one checks configurations. */
const typesOfOthers = ['config', 'build', 'tap'] as const

/**
 * Creates a runner of jobs in processes of plain Node.js, so that none of our code changes how
 * samples are loaded. If a job takes too long or ends its process, it has failed, and the next one
 * gets a new process.
 */
export function createJobRunner({dir, timeoutMs = JOB_TIMEOUT_MS}: JobRunnerOptions): JobRunner {
  const queues = new Map<Job['type'], WaitingJob[]>(types.map(type => [type, []]))
  const workers: Worker[] = []
  let program: Promise<string> | undefined

  function takeNext(worker: Worker): WaitingJob | undefined {
    const isFirst = worker === workers[0]
    const order = isFirst ? types : typesOfOthers
    const type = [worker.type, ...order].find(one => one && queues.get(one)?.length)
    const queue = type && queues.get(type)
    // The others build from the end: neighbors are alike, and a process shares what it minimizes.
    return isFirst || type !== 'build' ? queue?.shift() : queue?.pop()
  }

  async function work(worker: Worker): Promise<void> {
    worker.isBusy = true
    for (let next = takeNext(worker); next; next = takeNext(worker)) {
      const result = runNext(worker, next)
      next.finish(result)
      await result.catch(() => undefined) // its caller gets the error
    }
    worker.isBusy = false
  }

  async function runNext(worker: Worker, {type, job}: WaitingJob): Promise<JobResult> {
    const planned = await job
    if (worker.type !== type) worker.child?.kill('SIGKILL')
    if (worker.type !== type || worker.child?.connected !== true)
      worker.child = startProgram(await (program ??= bundleProgram(dir)), dir)
    worker.type = type
    const result = await runJob(worker.child, planned, timeoutMs)
    if (result.failed === undefined) return result
    worker.child.kill('SIGKILL')
    worker.child = undefined
    return result
  }

  return {
    run: (type, job) =>
      new Promise(finish => {
        queues.get(type)?.push({type, job, finish})
        const count = types.reduce((sum, one) => sum + (queues.get(one)?.length ?? 0), 0)
        const isDue = count >= MIN_JOBS * workers.length
        if (isDue && workers.length < MAX_PROCESSES) workers.push({isBusy: false})
        for (const worker of workers) if (!worker.isBusy) void work(worker)
      }),
    close() {
      for (const queue of queues.values()) queue.length = 0
      for (const {child} of workers) child?.kill('SIGKILL')
    },
  }
}
