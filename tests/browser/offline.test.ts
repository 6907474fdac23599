import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {brotliCompressSync, constants} from 'node:zlib'
import {describe, expect, test} from 'vitest'
import type {Pack} from '#contract/pack.ts'
import {imageHosts, takenOver, useSite, type OpenPage, type Site} from './browser.ts'
import {answerWith, heading, sidebarItem} from './page-parts.ts'
import {untilIdle} from './idle.ts'
import {choose, marks} from './own-version.ts'
import {emittedFiles, run, writeFile} from './playground.ts'
import {answerImages} from './screens.ts'
import {searchOf} from './search-steps.ts'
import {
  allIsStored,
  countDocuments,
  documentsOf,
  listedPages,
  noteRequests,
  openSetting,
  readIndex,
  refuseContent,
  storedPages,
  visit,
  visitAndStore,
  visitFirst,
} from './stored-content.ts'

const site = useSite('screens')
const EVERYTHING = '/guides/everything/'

function banner(page: OpenPage) {
  return page.getByTestId('offline-banner')
}

/** Bytes of files of a site as a server sends them that compresses quickly. */
async function compressedSize(urls: readonly string[], {dir}: Site): Promise<number> {
  const params = {[constants.BROTLI_PARAM_QUALITY]: 5}
  const files = await Promise.all(urls.map(url => readFile(join(dir, url))))
  return files.reduce((sum, bytes) => sum + brotliCompressSync(bytes, {params}).length, 0)
}

describe('the real site, without a network', () => {
  const realSite = useSite('content')

  test('shows pages that were never visited after a few requests, with the version of the reader, and the playground', async () => {
    const asked = noteRequests(realSite)
    const page = await visitAndStore(realSite, '/configuration/devtool/')
    const requests = asked.filter(url => url.startsWith('/data/'))
    expect(await storedPages(page)).toEqual(await listedPages(realSite))
    expect(requests.filter(url => url.startsWith('/data/v1/packs/')).length).toBeGreaterThan(9)
    expect(requests.length).toBeLessThanOrEqual(20)
    const isOfSearch = (url: string) => url.includes('/search')
    const forSearch = await compressedSize(requests.filter(isOfSearch), realSite)
    const forPages = await compressedSize(
      requests.filter(url => !isOfSearch(url)),
      realSite,
    )
    expect(forPages).toBeLessThan(1.8e6)
    expect(forPages + forSearch).toBeLessThan(4e6)

    await choose(page, '5.90')
    await marks(page, 'main dl').first().waitFor()
    await page.context().setOffline(true)
    await page.goto(`${realSite.url}/configuration/dotenv/`)
    await marks(page, 'main h2').first().waitFor()
    await takenOver(page)
    await page.locator('aside button[data-own-version="5.90"]').click()
    await page.locator('dialog[open] input').waitFor()

    await page.context().setOffline(false)
    await page.goto(`${realSite.url}/playground/?example=tree-shaking`)
    await takenOver(page)
    const files = await run(page)
    await page.context().setOffline(true)
    await page.reload()
    await takenOver(page)
    expect(await emittedFiles(page)).toEqual(files)
    await writeFile(page, 'src/index.js', 'console.log("offline")\n')
    await expect.poll(() => emittedFiles(page)).not.toEqual(files)
  })
})

test('after one visit, without a network pages that were not visited, those that a misspelled word finds, the home page, printable pages, the explorer and the not-found page are shown', async () => {
  const page = await visitAndStore(site, '/guides/', {allow: imageHosts})
  await page.context().setOffline(true)

  await page.goto(site.url + EVERYTHING)
  await heading(page, 'Everything').waitFor()
  expect(await page.locator('.article').innerText()).toContain('The end, and the first part')
  await expect.poll(() => page.title()).toMatch(/^Everything \|/)
  await expect
    .poll(() => banner(page).innerText())
    .toBe('You are offline. All pages are stored on this device.')

  await sidebarItem(page, 'Next').click()
  await heading(page, 'Next').waitFor()
  await page.locator('.article').getByText('Another part').waitFor()

  const {button, input, selected} = searchOf(page)
  await button.click()
  await input.fill('evrything')
  await selected.getByText('Everything').first().waitFor()
  await input.press('Enter')
  await heading(page, 'Everything').waitFor()

  await page.getByRole('banner').locator('a[href="/"]').click()
  await page.locator('#sponsors').evaluate(element => element.scrollIntoView())
  await page.locator('[data-group="gold"] a').first().waitFor()

  await page.goto(`${site.url}/guides/printable/`)
  await page.locator('.article h1').nth(2).waitFor()

  await page.goto(`${site.url}/guides/next`)
  await heading(page, 'Next').waitFor()
  expect(page.url(), 'a url without its final slash').toBe(`${site.url}/guides/next/`)

  await page.goto(`${site.url}/guides/old/`)
  await heading(page, 'Next').waitFor()
  expect(page.url(), 'a url that was redirected').toBe(`${site.url}/guides/next/`)

  await page.goto(`${site.url}/configuration/explorer/?mode=development&option=devtool`)
  await expect.poll(() => page.locator('li[data-open]').innerText()).toContain('which you set')

  const response = await page.goto(`${site.url}/nowhere/`)
  expect(response?.status()).toBe(404)
  await heading(page, 'Page Not Found').waitFor()
  expect(page.errors.filter(text => !/net::ERR|404/.test(text))).toEqual([])
})

test('the first visit of a reader who refuses to store the content registers /sw.js for the whole site and stores that page only, without a reload', async () => {
  const asked = noteRequests(site)
  const page = await visit(site, EVERYTHING, {
    init: refuseContent,
    prepare: context => context.addInitScript(countDocuments),
  })
  const worker = await page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    return registrations.map(({scope, active}) => [scope, active?.scriptURL])
  })
  expect(worker).toEqual([[`${site.url}/`, `${site.url}/sw.js`]])
  await expect.poll(() => storedPages(page)).toEqual(['/data/v1/pages/guides/everything.json'])
  expect(await documentsOf(page), 'documents loaded as the worker took control').toBe(1)

  await page.context().setOffline(true)
  await page.reload()
  await heading(page, 'Everything').waitFor()
  expect(await page.locator('.article').innerText()).toContain('The end, and the first part')
  await banner(page)
    .getByText('You are offline. Pages that you have opened before are still available.')
    .waitFor()

  await page.goto(`${site.url}/guides/next/`)
  await page.getByText('You are offline, and this page is not stored on this device.').waitFor()
  expect(await page.getByRole('heading', {level: 1}).textContent()).toBe('Next')
  expect(await documentsOf(page), 'documents loaded').toBe(3)
  expect(asked, 'without the list of what could be stored').not.toContain('/data/v1/index.json')
})

describe('the content', () => {
  test('is not asked for with the first page of a visit, and stored with the second', async () => {
    const asked = noteRequests(site)
    const page = await visitFirst(site, '/guides/')
    await expect.poll(() => storedPages(page)).toEqual(['/data/v1/pages/guides/index.json'])
    await untilIdle(page)
    await page.reload()
    await takenOver(page)
    await untilIdle(page)
    expect(
      asked.filter(url => /index\.json$|\/packs\//.test(url) && !url.includes('pages')),
    ).toEqual([])
    await sidebarItem(page, 'Next').click()
    await allIsStored(page)
    expect(await storedPages(page)).toEqual(await listedPages(site))
  })

  test('resumes being stored where it was interrupted, and only changed files are fetched again', async () => {
    const isPack = (url = '') => url.startsWith('/data/v1/packs/')
    const isOfThisPage = (url: string) => /\/(?:nav|guides\/index)\.json$/.test(url)
    let served = 0
    site.intercept = ({url}) => isPack(url) && ++served > 2 // the network hangs
    const page = await visit(site, '/guides/')
    await expect.poll(() => served).toBe(3)
    const before = await storedPages(page)
    expect(before.length).toBeGreaterThan(1)
    await page.close()

    const asked = noteRequests(site)
    const next = Object.assign(await page.context().newPage(), {errors: [], requests: []})
    await next.goto(`${site.url}/guides/`)
    await takenOver(next)
    await expect.poll(() => asked.some(isPack)).toBe(true)
    await allIsStored(next)
    const packs = Object.keys((await readIndex(site)).packs)
    expect(asked.filter(isPack)).toEqual(packs.slice(2).map(name => `/data/v1/packs/${name}.json`))

    asked.length = 0
    await forget(next, ['/data/v1/index.json?stored', '/data/v1/pages/guides/next.json'])
    await next.reload()
    await takenOver(next)
    await allIsStored(next)
    const content = asked.filter(url => url.startsWith('/data/') && !isOfThisPage(url))
    expect(content).toEqual(['/data/v1/index.json', '/data/v1/pages/guides/next.json'])
  })

  /** Removes some of what is stored, such as the list of it that says whether it is all. */
  function forget(page: OpenPage, urls: readonly string[]): Promise<unknown> {
    return page.evaluate(async names => {
      const cache = await caches.open('content-v1')
      return Promise.all(names.map(url => cache.delete(url)))
    }, urls)
  }

  test('is stored only as the index names it, so that no file of another release is among it', async () => {
    const url = '/data/v1/packs/guides.json'
    const file = '/data/v1/pages/guides/next.json'
    const {files}: Pack = JSON.parse(await readFile(join(site.dir, url), 'utf8'))
    const others = files.map(one => (`/${one.url}` === file ? {...one, text: '{}'} : one))
    let isOther = true
    site.intercept = (request, response) => {
      const isIntercepted = isOther && (request.url === url || request.url === file)
      if (!isIntercepted) return false
      response.writeHead(200, {'Content-Type': 'application/json'})
      response.end(request.url === url ? JSON.stringify({files: others}) : '{}')
      return true
    }
    const page = await visit(site, '/guides/', {
      init: refuseContent,
      prepare: context => context.addInitScript(shortenPauses),
    })
    const dialog = await openSetting(page)
    await dialog.getByRole('button', {name: 'Store all pages'}).click()
    await dialog.getByText('The documentation is being updated.').waitFor()
    const stored = await storedPages(page)
    expect(stored).toContain('/data/v1/pages/guides/everything.json')
    expect(stored).not.toContain(file)
    isOther = false
    await dialog.getByRole('button', {name: 'Store all pages'}).click()
    await dialog.getByText('All pages are stored.').waitFor()
    expect(await storedPages(page)).toContain(file)
  })

  /** Runs before a page: the pauses between attempts, which take 15 seconds, are over at once. */
  function shortenPauses(): void {
    const set = window.setTimeout
    const setShort = (act: () => void, delay = 0) => set(act, delay < 10_000 ? delay / 100 : delay)
    Object.assign(window, {setTimeout: setShort})
  }

  test('is stored in a browser that reports neither its network nor its space, without the images of sponsors', async () => {
    const page = await visitAndStore(site, '/', {
      prepare: answerImages,
      init: () => {
        Reflect.deleteProperty(Navigator.prototype, 'connection')
        Reflect.deleteProperty(Navigator.prototype, 'storage')
        Reflect.deleteProperty(Navigator.prototype, 'locks')
        Reflect.deleteProperty(window, 'requestIdleCallback')
      },
    })
    expect(await storedPages(page)).toEqual(await listedPages(site))
    await page.locator('#sponsors').evaluate(element => element.scrollIntoView())
    await page.locator('[data-group="backer"] a').first().waitFor()
    for (const group of await page.locator('[data-group]').all()) {
      await group.scrollIntoViewIfNeeded()
    }
    const images = page.locator('[data-group] img[src^="https:"]')
    await expect.poll(() => images.count()).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    const {names, contents} = await page.evaluate(async () => {
      const names_ = await caches.keys()
      const caches_ = await Promise.all(names_.map(name => caches.open(name)))
      const entries = caches_.map(async cache => {
        const [requests, responses] = await Promise.all([cache.keys(), cache.matchAll()])
        const types = responses.map(({type, status}) => `${type} ${status}`)
        return [...requests.map(({url}) => new URL(url).origin), ...types]
      })
      return {names: names_, contents: [...new Set((await Promise.all(entries)).flat())]}
    })
    expect(contents.toSorted()).toEqual(['basic 200', 'default 200', site.url])
    expect(names.filter(name => !name.startsWith('workbox-precache'))).toEqual(['content-v1'])
    expect(page.errors).toEqual([])
  })
})

test('stored pages are shown when the server fails, when a login page answers instead of it, and when it hangs', async () => {
  const page = await visitAndStore(site, EVERYTHING)
  answerWith(site, /^/, response => response.writeHead(503).end('down'))
  await page.goto(`${site.url}/guides/next/`)
  await heading(page, 'Next').waitFor()
  await page.locator('.article').waitFor()
  await takenOver(page)

  answerWith(site, /^\/data\//, response =>
    response.writeHead(200, {'Content-Type': 'text/html'}).end('<h1>Pay for the network</h1>'),
  )
  await sidebarItem(page, 'Guides').click()
  await heading(page, 'Guides').waitFor()
  await page.locator('.article').waitFor()

  site.intercept = () => true // the network hangs
  await page.goto(`${site.url}/guides/next/`, {waitUntil: 'commit'})
  await page.locator('.article').getByText('Another part').waitFor()
  await takenOver(page)
  await sidebarItem(page, 'Guides').click()
  await page.locator('.article').getByText('Read everything').waitFor()
})
