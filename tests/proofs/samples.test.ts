import {join} from 'node:path'
import {expect, test} from 'vitest'
import {formatIssues} from '../../tools/issues/issue.ts'
import {checkRecord, readProofs} from '../../authoring/proofs/proof-record.ts'
import {checkSamples} from '../../authoring/samples/check-samples.ts'
import {isNameOfSamples} from '../../authoring/samples/describe-proofs.ts'
import {readSamples} from '../../authoring/samples/read-samples.ts'
import {root} from '../../tools/disk/root.ts'
import {proving} from './proving.ts'

test('webpack proves all examples and the samples of all pages right, as is recorded', async () => {
  const recorded = readProofs()
  const folders = {content: join(root, 'content'), cache: join(root, '.cache')}
  const {loaded, samples} = await readSamples({
    ...folders,
    proved: recorded,
    again: proving === 'all',
  })
  expect(formatIssues(loaded.issues)).toBe('')
  const {issues, proofs, counts} = await checkSamples(samples)
  expect(formatIssues(issues)).toBe('')
  expect(formatIssues(checkRecord(recorded, proofs, isNameOfSamples))).toBe('')
  const {config = 0, build = 0, output = 0, cli = 0, parse = 0, tap = 0, examples = 0} = counts
  expect(config + build).toBeGreaterThan(100)
  expect([output, cli, parse, tap, examples].filter(count => count < 15)).toEqual([])
})
