import {afterAll, expect, test} from 'vitest'
import {createJobRunner} from '../../../authoring/samples/job-runner.ts'
import {openWorkshop} from '../../../authoring/samples/workshop.ts'
import type {ConfigJob} from '../../../authoring/samples/worker/finding.ts'

const workshop = await openWorkshop()
afterAll(workshop.close)

const file = 'webpack.config.mjs'

async function run(texts: readonly string[]) {
  const runner = createJobRunner({dir: workshop.dir, timeoutMs: 10_000})
  const jobs: ConfigJob[] = []
  for (const text of texts) {
    jobs.push({type: 'config', dir: await workshop.place(new Map([[file, text]])), file})
  }
  const results = await Promise.all(jobs.map(job => runner.run('config', Promise.resolve(job))))
  runner.close()
  return results
}

test('the process in which samples run goes on with the next sample after one that never ends, ends it, or throws late', async () => {
  const late =
    'setImmediate(() => { throw new Error("late") }); export default new Promise(() => {})'
  const endless = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)' // uses no processor
  const texts = [endless, 'process.exit(3)', late, 'export default {}']
  expect(await run(texts)).toEqual([
    {failed: 'It does not finish within 10 seconds.'},
    {failed: 'It ended the process with code 3.'},
    {failed: 'late'},
    {findings: []},
  ])
})

test('the process in which samples run has no variables of ours', async () => {
  const texts = ['export default {name: process.env.NODE_ENV ?? 5}']
  expect(await run(texts)).toMatchObject([
    {findings: [{message: 'configuration.name should be a string.', path: ['name']}]},
  ])
})
