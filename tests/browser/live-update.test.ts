import {spawn, type ChildProcessByStdio} from 'node:child_process'
import {once} from 'node:events'
import {cp, readFile, rename, rm, symlink} from 'node:fs/promises'
import {get} from 'node:http'
import type {Readable} from 'node:stream'
import {join} from 'node:path'
import {setTimeout} from 'node:timers/promises'
import {fileURLToPath} from 'node:url'
import type {Browser, Page} from 'playwright-core'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {hashOf} from '../../tools/disk/hash.ts'
import {writeFiles, writeFolder} from '../tools/temp-folder.ts'
import {framesPass, takenOver} from './browser.ts'
import {launchBrowser} from './launch-browser.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))

/** A copy of the repository with a small content folder: its code can be edited as well. */
let root: string
let development: ChildProcessByStdio<null, Readable, Readable>
let output = ''
let url = ''
let browser: Browser
const opened: Page[] = []

/** A page long enough to be scrolled. */
function pageOf(title: string, sentence: string): string {
  return `---\ntitle: ${title}\n---\n\n${'Text.\n\n'.repeat(80)}\n## End\n\n${sentence}\n`
}

const square = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="30"/>`

const sources = {
  'content/index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'content/guides/index.md': pageOf('Guides', 'Before.'),
  'content/guides/hashes.md':
    '---\ntitle: Hashes\n---\n\n![Square](./square.svg)\n\n::option{path="mode"}\n\n' +
    '~~~js title="a.js" check=build example=one\n~~~\n',
  'content/guides/square.svg': square(40),
  'examples/one/a.js': 'first()\n',
  'facts/options.json': JSON.stringify({
    package: 'webpack',
    version: '5.0.0',
    facts: [{id: 'option:mode', kind: 'option', name: 'mode', type: 'string'}],
  }),
}

function write(path: string, text: string): Promise<void> {
  return writeFiles(root, {[path]: text})
}

async function replace(path: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(root, path), 'utf8')
  expect(text).toContain(from)
  await write(path, text.replace(from, to))
}

/** The status of the answer on a connection of its own, or what prevented it. */
function statusOf(address: URL): Promise<number | string> {
  return new Promise(resolve => {
    get(address, {agent: false}, answer => {
      answer.resume()
      answer.once('error', ({message}) => resolve(message))
      answer.once('end', () => resolve(answer.statusCode ?? 0))
    }).once('error', ({message}) => resolve(message))
  })
}

beforeAll(async () => {
  root = await writeFolder(sources)
  for (const path of ['app', 'contract', 'search', 'tools', 'package.json', 'package-lock.json']) {
    await cp(join(repository, path), join(root, path), {recursive: true})
  }
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'))
  const command = ['tools/commands/run-build.mjs', '--watch', '--serve', '0']
  development = spawn(process.execPath, command, {cwd: root, stdio: ['ignore', 'pipe', 'pipe']})
  for (const stream of [development.stdout, development.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  while (!output.includes('Serving on')) await once(development.stdout, 'data')
  url = /http:\/\/localhost:\d+\//.exec(output)?.[0] ?? ''
  browser = await launchBrowser()
})

afterEach(async () => {
  for (const page of opened.splice(0)) await page.close()
})

afterAll(() => void development.kill())

/** Opens a page that listens for changes; a document that is replaced loses its mark. */
async function open(path: string): Promise<Page> {
  const page = await browser.newPage()
  opened.push(page)
  const listens = page.waitForRequest(request => request.url().endsWith('/live-update'))
  await page.goto(new URL(path, url).href)
  await takenOver(page)
  await listens
  await page.evaluate(() => {
    document.body.dataset['same'] = 'yes'
  })
  return page
}

const isSameDocument = (page: Page) => page.evaluate(() => document.body.dataset['same'] === 'yes')

describe('npm run dev', () => {
  test('listens before it has read anything, and serves the requested page', async () => {
    expect(output.indexOf('Serving on')).toBe(0)
    const response = await fetch(new URL('guides/hashes/', url))
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toContain('<title>Hashes | Documentation</title>')
    expect(html).toContain('width="40"')
    expect(html).toContain('first')
  })

  test('answers like any other server for missing files and for all files of the API', async () => {
    const missing = await fetch(new URL('data/v1/nothing.json', url))
    expect(missing.status).toBe(404)
    expect(await missing.json()).toMatchObject({error: 'not-found'})
    const index = await fetch(new URL('data/v1/index.json', url)).then(answer => answer.json())
    for (const {url: file} of Object.values<{url: string}>(index.resources.pages)) {
      const answer = await fetch(new URL(file, url))
      expect({file, status: answer.status}).toEqual({file, status: 200})
    }
    const {site: pack} = index.resources.packs
    const text = await fetch(new URL(pack.url, url)).then(answer => answer.text())
    expect(hashOf(text)).toBe(pack.hash)
    const search = await fetch(new URL('data/v1/search/index.json', url))
    expect(await search.json()).toMatchObject({sections: [{first: 0}]})
  })

  test('shows an edited page in place, at the same scroll position', async () => {
    const page = await open('guides/')
    // Pages request their content again when they begin to listen.
    const scroll = async () => {
      await page.evaluate(() => scrollTo(0, 700))
      for (let times = 0; times < 5; times++) await framesPass(page)
      return page.evaluate(() => scrollY)
    }
    await expect.poll(scroll).toBe(700)
    await write('content/guides/index.md', pageOf('Guides', 'After.'))
    await page.getByText('After.').waitFor()
    await page.getByText('Before.').waitFor({state: 'detached'})
    expect(await isSameDocument(page)).toBe(true)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  })

  test('shows issues below the page until they are fixed', async () => {
    const page = await open('guides/')
    const overlay = page.getByTestId('issue-overlay')
    await write('content/guides/index.md', pageOf('Guides', '[Nowhere](/nwoher/) After.'))
    await overlay.waitFor()
    expect(await overlay.innerText()).toContain('content/guides/index.md:')
    expect(await overlay.innerText()).toContain('There is no page /nwoher/.')
    expect(await overlay.innerText()).toContain('Use the URL of an existing page.')
    await expect.poll(() => output).toContain('dead-link')
    await write('content/guides/index.md', '---\ntitel: Guides\n---\n\nText.\n')
    await page.getByText('Unknown key “titel”.').waitFor()
    expect(await page.getByText('After.').count()).toBe(1) // it can still be read
    await overlay.getByRole('button', {name: 'Hide'}).click()
    await overlay.waitFor({state: 'detached'})
    await write('content/guides/index.md', pageOf('Guides', 'Mended.'))
    await page.getByText('Mended.').waitFor()
    await expect.poll(() => overlay.count()).toBe(0)
    await expect.poll(() => output).toContain('No errors or warnings.')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('shows added, renamed and removed pages and new titles in the sidebar', async () => {
    const page = await open('guides/')
    const sidebar = page.getByRole('navigation', {name: 'Guides'})
    const link = (name: string) => sidebar.getByRole('link', {name, exact: true})
    await write('content/guides/new.md', '---\ntitle: Brand new\n---\n\nText.\n')
    await link('Brand new').waitFor()
    await replace('content/guides/new.md', 'Brand new', 'Well known')
    await link('Well known').waitFor()
    await link('Brand new').waitFor({state: 'detached'})
    await rename(join(root, 'content/guides/new.md'), join(root, 'content/guides/moved.md'))
    await expect.poll(() => link('Well known').getAttribute('href')).toBe('/guides/moved/')
    await rm(join(root, 'content/guides/moved.md'))
    await expect.poll(() => link('Well known').count()).toBe(0)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('shows an edited image, example, fact and data file', async () => {
    const page = await open('guides/hashes/')
    await write('content/guides/square.svg', square(50))
    await page.locator('.article img[width="50"]').waitFor()
    await write('examples/one/a.js', 'second()\n')
    await page.locator('.article pre', {hasText: 'second'}).waitFor()
    await write('facts/options.json', sources['facts/options.json'].replace('string', 'number'))
    await page.locator('.article dd', {hasText: 'number'}).waitFor()
    expect(await isSameDocument(page)).toBe(true)
    await write('content/site.json', '{"title": "Other site"}')
    await page.waitForFunction(() => document.title === 'Hashes | Other site')
  })

  test.each(['app/ui/not-found.tsx', 'search/mark-text.ts'])(
    'reloads the page for an edited part of the app or of the search: %s',
    async path => {
      const page = await open('guides/')
      await replace(path, 'export function', 'export const MARK = 1\n\nexport function')
      await page.waitForFunction(() => document.body && document.body.dataset['same'] === undefined)
    },
  )

  test('shows an edited style', async () => {
    const page = await open('guides/')
    const css = await readFile(join(root, 'app/ui/theme.css'), 'utf8')
    await write('app/ui/theme.css', `${css}\nbody { border-top: 3px dotted red; }\n`)
    const border = () => page.evaluate(() => getComputedStyle(document.body).borderTopStyle)
    await expect.poll(() => border().catch(() => '')).toBe('dotted')
  })

  test('says where the app does not compile, and keeps serving the site', async () => {
    const page = await open('guides/')
    const source = await readFile(join(root, 'app/ui/footer.tsx'), 'utf8')
    await write('app/ui/footer.tsx', `${source}\nconst = 1\n`)
    await page
      .getByTestId('issue-overlay')
      .getByText(/app\/ui\/footer\.tsx:\d+/)
      .waitFor()
    expect((await fetch(new URL('guides/', url))).status).toBe(200)
    await write('app/ui/footer.tsx', source)
    await expect.poll(() => page.getByTestId('issue-overlay').count()).toBe(0)
  })

  test('restarts on the same port after each change of its own code, also of one that does not run, and refuses no request', async () => {
    const page = await open('guides/')
    const file = 'tools/site/page-metas.ts'
    const source = await readFile(join(repository, file), 'utf8')
    const before = 'head: headOf(node, documentTitles.get(node.path) ?? settings.title,'
    expect(source).toContain(before)
    const start = output.length
    const ended = new AbortController()
    const statuses = askUntil(ended.signal)
    const shown = () => page.title().catch(() => 'the page is being reloaded')
    const original = await page.title()
    await write(file, source.replace(before, `head: headOf(node, 'Edited',`))
    await expect.poll(async () => ({title: await shown(), output})).toMatchObject({title: 'Edited'})
    await write(file, `${source}\nconst = 1\n`)
    await expect.poll(() => output.slice(start)).toMatch(/ERROR|Error/)
    await write(file, source)
    await expect.poll(shown).toBe(original)
    ended.abort()
    expect(await statuses).toEqual(new Set([200]))
    const told = output.slice(start)
    // On a busy machine, a file that is written in two steps counts as two changes.
    expect(new Set(told.match(/Serving on \S+/g))).toEqual(new Set([`Serving on ${url}`]))
    expect(told).toContain('The code of the build has changed. Restarting.')
  })
})

/** Asks for a page again and again, on one connection each; resolves to the statuses of the answers. */
async function askUntil(signal: AbortSignal): Promise<Set<number | string>> {
  const statuses = new Set<number | string>()
  while (!signal.aborted) {
    statuses.add(await statusOf(new URL('guides/', url)))
    await setTimeout(10) // leaves the processor to the server
  }
  return statuses
}
