import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {buildSite} from '../../tools/commands/build-site.ts'
import {planOutputs} from '../../tools/emit/plan-outputs.ts'
import {serveWhileBuilding} from '../../tools/server/serve-while-building.ts'
import {quietLog} from '../quiet-log.ts'
import {stop} from '../tools/ask.ts'
import {writeFolder} from '../tools/temp-folder.ts'
import {bundledStore} from './bundled-store.ts'

const pages = {
  'content/index.md': '---\ntitle: Home\n---\n\nRead [the guide](/guides/).\n',
  'content/guides/index.md': '---\ntitle: Guides\n---\n\nThe guide.\n',
  'content/site.json': '{"title": "Small site", "url": "https://small.example.org"}',
}

/** A promise that is resolved from outside. */
function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>(done => (resolve = done))
  return {promise, resolve}
}

/** Options of a build that is served at any free port, and the URL once it is known. */
async function prepare(files: Readonly<Record<string, string>>) {
  const root = await writeFolder(files)
  const {dir: cache} = await bundledStore(join(root, 'cache'))
  const listening = withResolvers<string>()
  const log = {
    ...quietLog,
    line: (text: string) => listening.resolve(text.replace(/^Serving on (.*)\/$/, '$1')),
  }
  const options = {
    content: join(root, 'content'),
    out: join(root, 'dist'),
    cache,
    deadLinks: 'warning',
    liveUpdate: false,
    compress: false,
    host: 'localhost',
    port: 0,
    plan: planOutputs,
    log,
  } as const
  return {options, url: listening.promise}
}

test('a page is answered before the build has begun to load it, and a list of all files when it has ended', async () => {
  const {options, url: listening} = await prepare(pages)
  const start = withResolvers<void>()
  const serving = serveWhileBuilding(options, async shared => {
    await start.promise
    await buildSite({...options, log: quietLog}, shared)
  })
  const url = await listening
  const read = async (path: string) => (await fetch(url + path)).text()
  const early = await read('/guides/')
  expect(early).toContain('The guide.')
  expect((await fetch(`${url}/nowhere/`)).status).toBe(404)
  let isListed = false
  const listed = read('/data/v1/index.json').finally(() => (isListed = true))
  expect(await read('/data/v1/pages/index.json')).toContain('the guide')
  expect(isListed).toBe(false)

  start.resolve()
  expect(await listed).toContain('/guides/')
  const server = await serving
  onTestFinished(() => stop(server))
  expect(await read('/guides/')).toBe(early)
})

test('a build that fails ends its server, and those who wait are not left waiting', async () => {
  const {options, url: listening} = await prepare(pages)
  const asked = withResolvers<void>()
  const serving = serveWhileBuilding(options, async () => {
    await asked.promise
    throw new Error('The guide has errors.')
  })
  const url = await listening
  const answer = fetch(`${url}/sw.js`).catch(() => 'no answer')
  expect((await fetch(`${url}/guides/`)).status).toBe(200)
  asked.resolve()
  await expect(serving).rejects.toThrow('The guide has errors.')
  expect(await answer).toBe('no answer')
  await expect(fetch(`${url}/guides/`)).rejects.toThrow('fetch failed')
})
