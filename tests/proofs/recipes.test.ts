import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {existsSync} from 'node:fs'
import {readFile, writeFile} from 'node:fs/promises'
import {createServer} from 'node:http'
import {join} from 'node:path'
import {chromium, type BrowserContext} from 'playwright-core'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {openWorkshop, type Workshop} from '../../authoring/samples/workshop.ts'
import {buildRecipe, placeRecipe, runInstalled, serveRecipe} from './build-recipe.ts'
import {listen} from '../tools/ask.ts'
import {chromiumFlags} from '../browser/chromium.ts'
import {launchBrowser} from '../browser/launch-browser.ts'

let workshop: Workshop
const opened: BrowserContext[] = []

beforeAll(async () => {
  workshop = await openWorkshop()
})
afterEach(async () => {
  for (const context of opened.splice(0)) await context.close()
})
afterAll(() => workshop.close())

/** Opens the page of an origin; the files of each origin are those of a folder. */
async function openPage(url: string, folders: Readonly<Record<string, string>>) {
  const context = await (await launchBrowser()).newContext()
  opened.push(context)
  for (const [origin, folder] of Object.entries(folders)) {
    await context.route(`${origin}/**`, (route, request) =>
      route.fulfill({path: join(folder, new URL(request.url()).pathname)}),
    )
  }
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({message}) => errors.push(message))
  await page.goto(url)
  return {page, errors}
}

/** Changes a file of a project as an author does. */
async function edit(path: string, before: string, after: string): Promise<void> {
  await writeFile(path, (await readFile(path, 'utf8')).replace(before, after))
}

describe('React with TypeScript', () => {
  test('keeps state, applies local styles, and loads a component on demand', async () => {
    const folder = await buildRecipe('recipe-react', workshop)
    const {page, errors} = await openPage('http://react.test/index.html', {
      'http://react.test': join(folder, 'dist'),
    })
    await page.getByRole('button', {name: 'Statistics'}).click()
    await page.getByText('0 of 2 read').waitFor()
    const book = page.getByRole('button', {name: 'Emma'})
    await book.click()
    await page.getByText('1 of 2 read').waitFor()
    const line = await book.evaluate(element => getComputedStyle(element).textDecorationLine)
    expect({line, errors}).toEqual({line: 'line-through', errors: []})
  })

  test('shows an edited component and keeps its state in the development server', async () => {
    const recipe = await placeRecipe('recipe-react-refresh', workshop)
    const {url, server} = await serveRecipe(recipe)
    try {
      const {page, errors} = await openPage(`${url}index.html`, {})
      await page.getByRole('button', {name: 'Emma'}).click()
      await page.getByRole('button', {name: 'Statistics'}).click()
      await page.getByText('1 of 2 read').waitFor()

      await edit(join(recipe.folder, 'src/reading-list.tsx'), '>Reading list<', '>My books<')
      await page.getByRole('heading', {name: 'My books'}).waitFor()
      const isRead = await page.getByRole('button', {name: 'Emma'}).isDisabled()
      const statistics = await page.getByText('of 2 read').textContent()
      expect({isRead, statistics, errors}).toEqual({
        isRead: true,
        statistics: '1 of 2 read',
        errors: [],
      })
    } finally {
      server.kill()
    }
  })
})

describe('Server rendering with CSS modules', () => {
  test('shows styles that the server has named, and reacts to clicks', async () => {
    const folder = await buildRecipe('recipe-ssr', workshop)
    const server = spawn(process.execPath, [join(folder, 'dist/server.js')], {
      env: {...process.env, PORT: '0'},
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      const [line] = await once(server.stdout.setEncoding('utf8'), 'data')
      const [port] = /\d+/.exec(String(line)) ?? []
      const {page, errors} = await openPage(`http://localhost:${port}/`, {})
      const output = page.locator('output')
      const color = await output.evaluate(element => getComputedStyle(element).color)
      await page.getByRole('button').click()
      const count = await output.textContent()
      expect({color, count, errors}).toEqual({color: 'rgb(28, 120, 192)', count: '4', errors: []})
    } finally {
      server.kill()
    }
  })
})

describe('Module Federation of two teams', () => {
  const shell = 'http://localhost:3000'
  const shop = 'http://localhost:3001'

  test('shows a part that another team has built since, and a fallback while it is down', async () => {
    const folder = await buildRecipe('recipe-federation', workshop)
    const folders = {[shell]: join(folder, 'shell/dist'), [shop]: join(folder, 'shop/dist')}
    const {page, errors} = await openPage(`${shell}/index.html`, folders)
    await page.getByRole('button', {name: 'Cart (2)'}).click()
    await page.getByText('Book, Pen').waitFor()
    expect(errors).toEqual([])

    await edit(join(folder, 'shop/src/cart.js'), 'Cart (', 'Basket (')
    await runInstalled('webpack-cli/bin/cli.js', [], join(folder, 'shop'))
    await page.reload()
    await page.getByRole('button', {name: 'Basket (2)'}).waitFor()

    await page.route(`${shop}/**`, route => route.abort())
    await page.reload()
    await page.getByText('The cart is not available.').waitFor()
    expect(await page.getByRole('heading').textContent()).toBe('Store')
  })
})

/** Chromium with extensions, which the headless shell of the other tests doesn't have. */
const completeChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync)

describe.skipIf(completeChromium === undefined)('Web extension', () => {
  test('counts the words of a page under the policy of extensions', async () => {
    const dist = join(await buildRecipe('recipe-extension', workshop), 'dist')
    const server = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html')
      response.end('<p>one two three</p>')
    })
    const url = await listen(server)
    const context = await chromium.launchPersistentContext('', {
      executablePath: completeChromium,
      headless: false, // the new headless mode, which the flags select, has extensions
      ignoreDefaultArgs: ['--disable-extensions'],
      args: [...chromiumFlags.filter(flag => flag !== '--headless'), '--headless=new'].concat(
        `--disable-extensions-except=${dist}`,
        `--load-extension=${dist}`,
      ),
    })
    try {
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
      const page = await context.newPage()
      await page.goto(url)
      const popup = new URL('popup.html', worker.url()).href
      await expect
        .poll(async () => {
          await page.goto(popup)
          return page.locator('#words').textContent()
        })
        .toBe('Last page: 3 words')
    } finally {
      await context.close()
      server.close()
    }
  })
})

describe('Create React App', () => {
  test('starts at a path of its router', async () => {
    const build = join(await buildRecipe('recipe-cra', workshop), 'build')
    const {page, errors} = await openPage('http://moved.test/index.html', {
      'http://moved.test': build,
    })
    await page.route('http://moved.test/books/1', route =>
      route.fulfill({path: join(build, 'index.html')}),
    )
    await page.goto('http://moved.test/books/1')
    await page.getByRole('heading', {name: 'My app'}).waitFor()
    const align = await page
      .locator('header')
      .evaluate(element => getComputedStyle(element).textAlign)
    expect({align, errors}).toEqual({align: 'center', errors: []})
  })
})
