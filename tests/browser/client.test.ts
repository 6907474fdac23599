import {mkdtemp, readFile, rm} from 'node:fs/promises'
import {createServer} from 'node:http'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {PACKAGE_NAME} from '../../tools/authoring/publish-contract/manifest.ts'
import {packContract} from '../../tools/commands/pack-contract.ts'
import {listen} from '../tools/ask.ts'
import {useSite} from './browser.ts'

/*
 * The site of a third party on its own origin, which contains only the script of the package. Its
 * pages request the API across origins.
 */

const site = useSite('updated')
let elsewhere: string
let stop: () => Promise<void>

beforeAll(async () => {
  const dir = await mkdtemp(join(tmpdir(), 'package-'))
  const packed = dirname(await packContract(dir))
  const script = await readFile(join(packed, PACKAGE_NAME, 'index.js'))
  const server = createServer(({url}, response) => {
    const isScript = url === '/client.js'
    response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : '<!doctype html><title>Elsewhere</title>')
  })
  elsewhere = await listen(server)
  stop = async () => {
    server.closeAllConnections()
    server.close()
    await rm(dir, {recursive: true, force: true})
  }
})
afterAll(() => stop())

/** Runs a script on a page of the other site; resolves to what it leaves in the title. */
async function runElsewhere(body: string): Promise<string> {
  const page = await site.open('/data/v1/index.json', {allow: [elsewhere, CLOSED_PORT]})
  await page.goto(elsewhere)
  await page.addScriptTag({
    type: 'module',
    content: `
      import {createClient, NotFoundError, RequestError} from '/client.js'
      const client = createClient({baseUrl: '${site.url}'})
      try {
        ${body}
      } catch (error) {
        document.title = 'failed: ' + error
      }
    `,
  })
  await page.waitForFunction(() => document.title !== 'Elsewhere')
  return page.title()
}

/** An address without a server. */
const CLOSED_PORT = 'http://localhost:1'

describe('the client of the API, in a browser on another origin,', () => {
  test('reads pages, also those that moved, distinguishes failures, and stops when it is aborted', async () => {
    const title = await runElsewhere(`
      const pages = [
        await client.page('/guides/other/'),
        await client.pageFromSource('guides/index.md'),
        await client.page('/guides/moved/'),
      ]
      const missing = await client.section('none').catch(error => error)
      const offline = createClient({baseUrl: '${CLOSED_PORT}'})
      const unreachable = await offline.tree().catch(error => error)
      const signal = AbortSignal.abort()
      const aborted = await client.tree({signal}).catch(error => error)
      document.title = JSON.stringify({
        pages: pages.map(({url}) => url),
        isMissing: missing instanceof NotFoundError,
        isUnreachable: unreachable instanceof RequestError,
        causeIsTypeError: unreachable.cause instanceof TypeError,
        aborted: aborted.name,
      })
    `)
    expect(JSON.parse(title)).toEqual({
      pages: ['/guides/other/', '/guides/', '/guides/new-place/'],
      isMissing: true,
      isUnreachable: true,
      causeIsTypeError: true,
      aborted: 'AbortError',
    })
  })
})
