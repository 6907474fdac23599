import {syncBuiltinESMExports} from 'node:module'
import os from 'node:os'
import {buildExample} from './build-example.ts'
import {checkConfig} from './check-config.ts'
import {describeError} from './describe-error.ts'
import type {Job, JobResult} from './finding.ts'
import {runTaps} from './run-taps.ts'

/*
 * Reports a single processor. With more, minimizers start a thread in every build, which takes
 * longer than minimizing a sample. Other processes like this one use the other processors.
 */
const [processor] = os.cpus()
os.cpus = () => (processor ? [processor] : [])
os.availableParallelism = () => 1
syncBuiltinESMExports()

/**
 * The process in which samples run: it gets one job at a time by message and answers each. If a
 * sample throws an error that nothing catches, it is the result of the job, and the process ends.
 */
process.on('message', (job: Job) => {
  void runJob(job).then(send)
})

process.on('uncaughtException', error => {
  send({failed: describeError(error).message}, () => process.exit(1))
})

const variables = {...process.env}

async function runJob(job: Job): Promise<JobResult> {
  process.chdir(job.dir)
  restoreVariables()
  try {
    if (job.type === 'build') return {built: await buildExample(job)}
    if (job.type === 'tap') return await runTaps(job)
    return {findings: await checkConfig(job)}
  } catch (error) {
    return {failed: describeError(error).message}
  }
}

/** Restores the environment variables, which an earlier configuration may have changed. */
function restoreVariables(): void {
  for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name]
  Object.assign(process.env, variables)
}

function send(result: JobResult, done?: () => void): void {
  process.send?.(result, undefined, undefined, () => done?.())
}
