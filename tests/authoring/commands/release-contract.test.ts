import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {listChanges} from '../../../authoring/publish-contract/contract-changes.ts'
import {
  buildContractShape,
  readContractShape,
} from '../../../authoring/publish-contract/contract-shape.ts'
import {
  explainChanges,
  releaseContract,
  releasedDir,
} from '../../../authoring/commands/release-contract.ts'
import {writeFolder} from '../../tools/temp-folder.ts'

const unreleased = '## 1.0.0 (unreleased)\n'
const released = '## 1.0.0 (2027-01-31)\n'

test('the contract keeps what was released', async () => {
  const changes = listChanges(await readContractShape(releasedDir), buildContractShape())
  if (changes.length > 0) throw new Error(explainChanges(changes))
})

test('releaseContract writes the same files whenever the contract is the same', async () => {
  const dir = join(await writeFolder(), 'released')
  await releaseContract({dir, changelog: released})
  const first = await readAll(dir)
  expect(await releaseContract({dir, changelog: released})).toMatch(/^The contract of 1\.0\.0 is/)
  expect(await readAll(dir)).toEqual(first)
  expect(await readContractShape(dir)).toEqual(buildContractShape())
  expect(JSON.stringify(first)).not.toContain('localhost')
})

test('releaseContract leaves everything as it was if that would break consumers', async () => {
  const dir = await writePromise()
  const before = await readAll(dir)
  await expect(releaseContract({dir, changelog: released})).rejects.toThrow(
    [
      'These changes of v1 are not additions, so they may break its consumers:',
      '  schemas.redirects.type is "array", was "string".',
    ].join('\n'),
  )
  expect(await readAll(dir)).toEqual(before)
  const accepted = await releaseContract({dir, changelog: released, accept: true})
  expect(accepted).toContain('because they were accepted:\n  schemas.redirects.type is')
  expect(await readContractShape(dir)).toEqual(buildContractShape())
})

test('releaseContract reports what changes before the first release', async () => {
  const dir = await writePromise()
  const told = await releaseContract({dir, changelog: unreleased})
  expect(told).toContain('because v1 is not released yet:\n  schemas.redirects.type is')
  expect(await readContractShape(dir)).toEqual(buildContractShape())
})

/** A released contract that today's does not keep. */
async function writePromise(): Promise<string> {
  const dir = join(await writeFolder(), 'released')
  await releaseContract({dir, changelog: unreleased})
  await writeFile(join(dir, 'redirects.json'), '{"type": "string"}')
  return dir
}

async function readAll(dir: string): Promise<string[]> {
  const names = (await readdir(dir)).toSorted()
  return Promise.all(names.map(name => readFile(join(dir, name), 'utf8')))
}
