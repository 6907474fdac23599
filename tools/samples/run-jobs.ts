import {fork, type ChildProcess} from 'node:child_process'
import {availableParallelism} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {build} from 'esbuild'
import type {Job, JobResult} from './worker/finding.ts'

/** Milliseconds for a job; a build takes a hundredth. */
const TIME_LIMIT = 60_000

/** Each process holds webpack in memory. */
const MOST_PROCESSES = Math.min(4, availableParallelism())

/** A process takes as long to start as a few jobs take. */
const LEAST_JOBS = 4

interface RunJobsOptions {
  /** Where the program of the process is written: its imports are resolved from there. */
  readonly dir: string
  readonly timeLimit?: number
}

/**
 * Runs jobs in processes of plain Node.js, so that nothing of ours changes how samples are loaded.
 * A job that takes too long or ends its process has failed; the next one gets a new process.
 */
export async function runJobs<T extends Job>(
  jobs: readonly T[],
  {dir, timeLimit = TIME_LIMIT}: RunJobsOptions,
): Promise<Map<T, JobResult>> {
  if (jobs.length === 0) return new Map()
  const program = await bundleProgram(dir)
  const results = new Map<T, JobResult>()
  const queue = jobs.values()
  async function work(): Promise<void> {
    let child: ChildProcess | undefined
    try {
      for (const job of queue) {
        child ??= start(program, dir)
        const result = await runJob(child, job, timeLimit)
        results.set(job, result)
        if (result.failed === undefined) continue
        child.kill('SIGKILL')
        child = undefined
      }
    } finally {
      child?.kill('SIGKILL')
    }
  }
  const count = Math.min(MOST_PROCESSES, Math.ceil(jobs.length / LEAST_JOBS))
  await Promise.all(Array.from({length: count}, work))
  return new Map(jobs.map(job => [job, results.get(job) ?? {}]))
}

async function bundleProgram(dir: string): Promise<string> {
  const program = join(dir, 'worker.mjs')
  await build({
    entryPoints: [fileURLToPath(new URL('worker/main.ts', import.meta.url))],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: {'fastest-levenshtein': fileURLToPath(import.meta.resolve('fastest-levenshtein'))},
    logLevel: 'silent',
  })
  return program
}

/** The variables of our own process, such as NODE_ENV, would change what samples do. */
function start(program: string, cwd: string): ChildProcess {
  const {PATH = '', HOME = ''} = process.env
  return fork(program, {
    cwd,
    env: {PATH, HOME, LANG: 'C.UTF-8'},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

function runJob(child: ChildProcess, job: Job, timeLimit: number): Promise<JobResult> {
  return new Promise(resolve => {
    const finish = (result: JobResult) => {
      clearTimeout(timer)
      child.removeAllListeners()
      child.on('error', () => undefined)
      resolve(result)
    }
    const seconds = timeLimit / 1000
    const timer = setTimeout(
      () => finish({failed: `It does not finish within ${seconds} seconds.`}),
      timeLimit,
    )
    child.once('message', (result: JobResult) => finish(result))
    child.once('error', ({message}) => finish({failed: message}))
    child.once('exit', code => finish({failed: `It ended the process with code ${code}.`}))
    child.send(job)
  })
}
