import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {formatIssues} from '../../../../tools/content/issue.ts'
import {readSnapshots} from '../../../../tools/facts/fact-snapshots.ts'
import {readSamples} from '../../../../tools/commands/check-content.ts'
import {createChecks} from '../../../../tools/authoring/samples/check-samples.ts'
import {limit} from '../../../machine-speed.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

// Results are cached under the keys of everything that they depend on, so changes are checked again.
const options = {content: join(root, 'content'), cache: join(root, '.cache')}
const {loaded, samples} = await readSamples(options)
const checks = createChecks(samples)
const pagesWithSamples = samples.pages.filter(page => page.samples.length > 0)
afterAll(() => checks.close())

// Each check ends by itself if it hangs: a test waits for those before it.
describe('our content', {timeout: limit(20 * 60_000)}, () => {
  // The checks of the tests that run are started together: neighbors share what they minimize.
  // oxlint-disable-next-line no-empty-pattern -- vitest wants a pattern here
  beforeAll(({}, {tasks}) => {
    const names = tasks.filter(({mode}) => mode === 'run').map(({name}) => name)
    for (const [part, check] of [...checks.examples, ...checks.pages]) {
      const isNeeded = names.some(name => name.includes(` ${part} `))
      if (isNeeded) check().catch(() => undefined) // its test gets the error
    }
  })

  test('loads without an issue', () => {
    expect(formatIssues(loaded.issues)).toBe('')
  })

  test.each([...checks.examples])('the example %s builds as expected', async (_, check) => {
    expect(formatIssues(await check())).toBe('')
  })

  test.each(pagesWithSamples)('the samples of $path are right', async ({path}) => {
    expect(formatIssues((await checks.pages.get(path)?.()) ?? [])).toBe('')
  })

  test('has samples for each way to check them', async () => {
    const {
      config = 0,
      build = 0,
      output = 0,
      cli = 0,
      parse = 0,
      examples = 0,
    } = (await checks.all()).counts
    expect(config + build).toBeGreaterThan(100)
    expect(output).toBeGreaterThan(20)
    expect(cli).toBeGreaterThan(15)
    expect(parse).toBeGreaterThan(50)
    expect(examples).toBeGreaterThan(15)
  })

  test('is not checked again while nothing has changed', async () => {
    const again = await createChecks(samples).all()
    expect(again).toEqual({...(await checks.all()), fresh: 0})
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
