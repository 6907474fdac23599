import {readFile, readdir, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {openWorkshop, type Workshop} from '../../../tools/authoring/samples/workshop.ts'
import {buildRecipe, runInstalled, runNode} from '../../proofs/build-recipe.ts'
import {serveNetlify} from './hosts/netlify.ts'
import {openInNewContext} from '../../browser/open-in-new-context.ts'

let workshop: Workshop
const closers: (() => unknown)[] = []

beforeAll(async () => {
  workshop = await openWorkshop()
})
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})
afterAll(() => workshop.close())

describe('A page that stays open during a deployment', () => {
  let project: string

  /** Builds with another word in a chunk. */
  async function release(text: string): Promise<void> {
    const file = join(project, 'src/order.js')
    await writeFile(file, (await readFile(file, 'utf8')).replace(/`\w+/, `\`${text}`))
    await runInstalled('webpack-cli/bin/cli.js', [], project)
  }

  /** The name of the file in `dist/assets` that contains a string. */
  async function findAsset(text: string): Promise<string> {
    const folder = join(project, 'dist/assets')
    for (const name of await readdir(folder)) {
      if ((await readFile(join(folder, name), 'utf8')).includes(text)) return name
    }
    throw new Error(`No file contains ${text}.`)
  }

  beforeAll(async () => {
    project = await buildRecipe('deploy-netlify', workshop)
  })

  test('gets its own chunks from the files that were kept, and new ones after a reload', async () => {
    const {url, close} = await serveNetlify(join(project, 'dist'))
    closers.push(close)
    const keep = () => runNode('keep-releases.mjs', project)
    await keep()
    await keep()
    const page = await openInNewContext(url, closers)
    await page.getByText('Welcome').waitFor()
    for (const text of ['Second', 'Third']) {
      await release(text)
      await keep()
    }
    expect(await readdir(join(project, 'releases'))).toHaveLength(3)
    await page.getByRole('link', {name: 'Order 7'}).click()
    await page.locator('main', {hasText: 'Order 7'}).waitFor()
    await page.reload()
    await page.getByText('Third 7').waitFor()
  })

  test('reloads if its chunk is gone, but only once', async () => {
    const {url, close} = await serveNetlify(join(project, 'dist'))
    closers.push(close)
    const page = await openInNewContext(url, closers)
    await page.getByText('Welcome').waitFor()
    await release('Fourth')
    await page.getByRole('link', {name: 'Order 7'}).click()
    await page.getByText('Fourth 7').waitFor()

    const chunk = await findAsset('Fourth')
    const other = await openInNewContext(url, closers)
    await other.getByText('Welcome').waitFor()
    await other.route('**/assets/*', (route, request) =>
      request.url().includes(chunk) ? route.fulfill({status: 404}) : route.continue(),
    )
    const error = other.waitForEvent('pageerror')
    await other.getByRole('link', {name: 'Order 7'}).click()
    expect((await error).name).toBe('ChunkLoadError')
  })
})
