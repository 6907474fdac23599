import {expect, test} from 'vitest'
import {buildReport} from '../../authoring/read-webpack/compare-facts.ts'
import {readApart, readDefaultsApart} from '../../authoring/read-webpack/read-apart.ts'
import {
  factFileNames,
  readDefaultsSnapshot,
  readSnapshots,
} from '../../tools/facts/fact-snapshots.ts'

const snapshots = readSnapshots()

test('the snapshot of defaults is what webpack does', async () => {
  expect(await readDefaultsApart()).toEqual(readDefaultsSnapshot())
})

test.each(factFileNames)('the snapshot of %s is what the installed packages say', async file => {
  expect(buildReport([{file, before: snapshots[file], after: await readApart(file)}])).toBe('')
})
