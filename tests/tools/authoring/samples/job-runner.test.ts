import {afterAll, describe, expect, test} from 'vitest'
import {createJobRunner} from '../../../../tools/authoring/samples/job-runner.ts'
import {openWorkshop} from '../../../../tools/authoring/samples/workshop.ts'
import type {ConfigJob} from '../../../../tools/authoring/samples/worker/finding.ts'

const workshop = await openWorkshop()
afterAll(workshop.close)

const file = 'webpack.config.mjs'

async function run(
  texts: readonly string[],
  {timeLimit, patience}: {timeLimit?: number; patience?: number} = {},
) {
  const runner = createJobRunner({dir: workshop.dir, ...(timeLimit && {timeLimit})})
  const jobs: ConfigJob[] = []
  for (const text of texts) {
    jobs.push({type: 'config', dir: await workshop.place(new Map([[file, text]])), file, patience})
  }
  const results = await Promise.all(jobs.map(job => runner.run('config', Promise.resolve(job))))
  runner.close()
  return results
}

const good = 'export default {}'

describe('the process in which samples run', () => {
  test('ends with a sample that never ends, and goes on with the next', async () => {
    expect(await run(['while (true);', good], {timeLimit: 6000})).toEqual([
      {failed: 'It does not finish within 6 seconds.'},
      {findings: []},
    ])
  })

  test('goes on after a sample that ends it', async () => {
    expect(await run(['process.exit(3)', good])).toEqual([
      {failed: 'It ended the process with code 3.'},
      {findings: []},
    ])
  })

  test('goes on after a sample that throws when its time is over', async () => {
    const late =
      'setImmediate(() => { throw new Error("late") }); export default new Promise(() => {})'
    expect(await run([late, good])).toEqual([{failed: 'late'}, {findings: []}])
  })

  test('gives up a promise of a configuration that never settles', async () => {
    expect(
      await run(['export default () => new Promise(() => {})'], {patience: 500}),
    ).toMatchObject([{findings: [{message: 'The promise of a configuration never settles.'}]}])
  })

  test('has no variables of ours', async () => {
    const text = 'export default {name: process.env.NODE_ENV ?? 5}'
    expect(await run([text])).toMatchObject([
      {findings: [{message: 'configuration.name should be a string.', path: ['name']}]},
    ])
  })
})
