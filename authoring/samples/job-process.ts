import {fork, type ChildProcess} from 'node:child_process'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {build} from 'esbuild'
import type {Job, JobResult} from './worker/finding.ts'

/** Bundles the program of the processes into a folder, from which its imports are resolved. */
export async function bundleProgram(dir: string): Promise<string> {
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

/** Starts the program. The variables of our own process, such as NODE_ENV, would change what samples do. */
export function startProgram(program: string, cwd: string): ChildProcess {
  const {PATH = '', HOME = ''} = process.env
  return fork(program, {
    cwd,
    env: {PATH, HOME, LANG: 'C.UTF-8'},
    execArgv: ['--max-semi-space-size=64'], // many short builds: less garbage is collected
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
}

/** Sends a job to the process, and waits for its result. */
export function runJob(child: ChildProcess, job: Job, timeoutMs: number): Promise<JobResult> {
  return new Promise(resolve => {
    const finish = (result: JobResult) => {
      clearTimeout(timer)
      child.removeAllListeners()
      child.on('error', () => undefined)
      resolve(result)
    }
    const seconds = timeoutMs / 1000
    const timer = setTimeout(
      () => finish({failed: `It does not finish within ${seconds} seconds.`}),
      timeoutMs,
    )
    child.once('message', (result: JobResult) => finish(result))
    child.once('error', ({message}) => finish({failed: message}))
    child.once('exit', code => finish({failed: `It ended the process with code ${code}.`}))
    child.send(job)
  })
}
