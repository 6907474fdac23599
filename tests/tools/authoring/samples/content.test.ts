import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {describe, expect, test} from 'vitest'
import {formatIssues} from '../../../../tools/content/issue.ts'
import {readSnapshots} from '../../../../tools/facts/fact-snapshots.ts'
import {readSamples} from '../../../../tools/commands/check-content.ts'
import {startChecks} from '../../../../tools/authoring/samples/check-samples.ts'
import {limit} from '../../../machine-speed.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

// Results are cached under the keys of everything that they depend on, so changes are checked again.
const options = {content: join(root, 'content'), cache: join(root, '.cache')}
const {loaded, samples} = await readSamples(options)
const checks = startChecks(samples)
const pagesWithSamples = samples.pages.filter(page => page.samples.length > 0)

// All checks are started together, and each ends by itself if it hangs: a test waits for those before it.
describe('our content', {timeout: limit(20 * 60_000)}, () => {
  test('loads without an issue', () => {
    expect(formatIssues(loaded.issues)).toBe('')
  })

  // Examples are built first, because pages show their output.
  test.each([...checks.examples.keys()])('the example %s builds as expected', async name => {
    expect(formatIssues((await checks.examples.get(name)) ?? [])).toBe('')
  })

  test.each(pagesWithSamples.map(({path}) => path))('the samples of %s are right', async path => {
    expect(formatIssues((await checks.pages.get(path)) ?? [])).toBe('')
  })

  test('has samples for each way to check them', async () => {
    const {
      config = 0,
      build = 0,
      output = 0,
      cli = 0,
      parse = 0,
      examples = 0,
    } = (await checks.all).counts
    expect(config + build).toBeGreaterThan(100)
    expect(output).toBeGreaterThan(20)
    expect(cli).toBeGreaterThan(15)
    expect(parse).toBeGreaterThan(50)
    expect(examples).toBeGreaterThan(15)
  })

  test('is not checked again while nothing has changed', async () => {
    const again = startChecks(samples)
    expect(await again.all).toEqual({...(await checks.all), fresh: 0})
  })
})

describe('the version that a page names', () => {
  test('is the one that samples are checked with', async () => {
    const read = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8'))
    const {dependencies} = await read('documented/package.json')
    const snapshots = readSnapshots()
    expect(snapshots.options?.version).toBe(dependencies.webpack)
  })
})
