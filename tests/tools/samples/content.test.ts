import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {beforeAll, describe, expect, test} from 'vitest'
import {formatIssues} from '../../../tools/content/issue.ts'
import {readSnapshots} from '../../../tools/facts/fact-snapshots.ts'
import {checkContent, type Proof} from '../../../tools/commands/check-content.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

describe('the samples of our content', {timeout: 600_000}, () => {
  // Results are cached under the keys of everything that they depend on, so changes are checked
  // again.
  const options = {content: join(root, 'content'), cache: join(root, '.cache')}
  let proof: Proof
  beforeAll(async () => {
    proof = await checkContent(options)
  }, 600_000)

  test('are all right', () => {
    expect(formatIssues(proof.issues)).toBe('')
  })

  test('are checked in every way that there is for them', () => {
    const {config = 0, build = 0, output = 0, cli = 0, parse = 0, examples = 0} = proof.counts
    expect(config + build).toBeGreaterThan(100)
    expect(output).toBeGreaterThan(20)
    expect(cli).toBeGreaterThan(15)
    expect(parse).toBeGreaterThan(50)
    expect(examples).toBeGreaterThan(15)
  })

  test('are not checked again while nothing has changed', async () => {
    expect(await checkContent(options)).toEqual({...proof, fresh: 0})
  })
})

describe('the version that a page names', () => {
  test('is the one that samples are checked with', async () => {
    const read = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8'))
    const {dependencies} = await read('documented/package.json')
    const {options} = readSnapshots()
    expect(options?.version).toBe(dependencies.webpack)
  })
})
