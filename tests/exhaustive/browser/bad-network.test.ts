import type {ServerResponse} from 'node:http'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {beginUse, takenOver, useSite, type OpenPage} from '../../browser/browser.ts'
import {answerWith, failures, heading, sidebarItem} from '../../browser/page-parts.ts'
import {
  openSetting,
  refuseContent,
  storedPages,
  visit,
  visitAndStore,
} from '../../browser/stored-content.ts'

const site = useSite('screens')
const EVERYTHING = '/guides/everything/'
const NEXT_JSON = '/data/v1/pages/guides/next.json'
const NAV_JSON = '/data/v1/nav.json'

async function expectArticle(page: OpenPage, title: string, text: string): Promise<void> {
  await heading(page, title).waitFor()
  await page.locator('.article').getByText(text).first().waitFor()
}

/** Answers with a login page, as some networks do, whatever is asked for. */
const sendLogin = (response: ServerResponse) =>
  response
    .writeHead(200, {'Content-Type': 'text/html'})
    .end('<!doctype html><title>Log in</title><h1>Log in</h1>')

describe('a network that answers with a login page', () => {
  test('leaves the document as it was sent, and a page that is not stored can be asked for again', async () => {
    const asked = answerWith(site, /^\/data\//, sendLogin)
    const page = await site.open('/guides/')
    await beginUse(page)
    await expect.poll(() => asked).toContain(NAV_JSON)
    await sidebarItem(page, 'Next').click()
    await expectArticle(page, 'Next', 'Another part')
    site.intercept = undefined
    await page.reload()
    await takenOver(page)
    answerWith(site, /^\/data\//, sendLogin)
    await sidebarItem(page, 'Everything').click()
    await page.getByRole('alert').getByText('Error loading content.').waitFor()
    await sidebarItem(page, 'Next').click() // the one before
    await heading(page, 'Next').waitFor()
    site.intercept = undefined
    await sidebarItem(page, 'Everything').click()
    await expectArticle(page, 'Everything', 'The end, and the first part')
  })

  test('is not stored: neither as a list of files, nor as a page, nor as a script', async () => {
    const assets = answerWith(site, /^\/assets\/(?!main|react|libraries|start|chunk)/, sendLogin)
    const page = await site.start('/guides/', {serviceWorkers: 'allow', init: refuseContent})
    await expect.poll(() => assets.length).toBeGreaterThan(0)
    const isRegistered = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        return Boolean(registration?.installing ?? registration?.active)
      })
    await expect.poll(isRegistered).toBe(false)

    site.intercept = undefined
    await page.reload()
    await takenOver(page)
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await expect.poll(() => storedPages(page)).toHaveLength(1)
    const asked = answerWith(site, /^\/data\//, sendLogin)
    const dialog = await openSetting(page)
    await dialog.getByText(/^1 page is stored/).waitFor()
    await dialog.getByRole('button', {name: 'Store all pages'}).click()
    await expect.poll(() => asked.filter(url => url === '/data/v1/index.json').length).toBe(2)
    await dialog.getByText(/^1 page is stored/).waitFor()
    site.intercept = undefined
    await dialog.getByText('All pages are stored.').waitFor()
    expect(failures(page)).toEqual([])
  })
})

test('an answer that is cut off is not stored, so that it is not shown later, without a network', async () => {
  const json = await readFile(join(site.dir, NEXT_JSON), 'utf8')
  const page = await visit(site, '/guides/', {init: refuseContent})
  answerWith(site, /next\.json$/, response =>
    response
      .writeHead(200, {'Content-Type': 'application/json'})
      .end(json.slice(0, json.length / 2)),
  )
  await sidebarItem(page, 'Next').click()
  await page.getByRole('alert').getByText('Error loading content.').waitFor()
  expect(await storedPages(page)).not.toContain(NEXT_JSON)
  site.intercept = undefined
  await page.getByRole('button', {name: 'Try again'}).press('Enter')
  await expectArticle(page, 'Next', 'Another part')
  await expect.poll(() => storedPages(page)).toContain(NEXT_JSON)
})

/** Cuts a stored file in half, as a disk may that was full or lost its power. */
function damage(page: OpenPage, path: string): Promise<void> {
  return page.evaluate(async url => {
    const cache = await caches.open('content-v1')
    const stored = await cache.match(url)
    const text = (await stored?.text()) ?? ''
    await cache.put(url, new Response(text.slice(0, text.length / 2), {headers: stored?.headers}))
  }, path)
}

test('a stored file that is damaged counts as missing, is replaced by the next answer, and leaves a way on without a network', async () => {
  const page = await visitAndStore(site, EVERYTHING)
  await damage(page, NEXT_JSON)
  await page.context().setOffline(true)
  await sidebarItem(page, 'Next').click()
  await page.getByText('You are offline, and this page is not stored on this device.').waitFor()
  await sidebarItem(page, 'Guides').click()
  await expectArticle(page, 'Guides', 'Read everything')
  await page.context().setOffline(false)
  await sidebarItem(page, 'Next').click()
  await expectArticle(page, 'Next', 'Another part')
  await page.context().setOffline(true)
  await page.goto(`${site.url}/guides/next/`)
  await expectArticle(page, 'Next', 'Another part')

  await damage(page, NAV_JSON)
  await page.goto(`${site.url}${EVERYTHING}`)
  const alert = page.getByRole('alert')
  await alert.getByText('This page could not be loaded.').waitFor()
  await page.context().setOffline(false)
  await alert.getByRole('button', {name: 'Try again'}).click()
  await expectArticle(page, 'Everything', 'The end, and the first part')
  await page.context().setOffline(true)
  await page.reload()
  await expectArticle(page, 'Everything', 'The end, and the first part')
})

test('a browser that refuses its caches reads from the network, and says why nothing is stored', async () => {
  const worker = await readFile(join(site.dir, 'sw.js'), 'utf8')
  const refuse = `addEventListener('message', ({data}) => {
    if (data !== 'refuse') return
    for (const name of ['open', 'match', 'has', 'keys', 'delete']) {
      CacheStorage.prototype[name] = async () => { throw new DOMException('refused', 'SecurityError') }
    }
  });`
  answerWith(site, /^\/sw\.js/, response =>
    response.writeHead(200, {'Content-Type': 'text/javascript'}).end(refuse + worker),
  )
  const page = await visit(site, '/guides/', {init: refuseContent})
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('refuse'))
  await page.evaluate(() => Reflect.deleteProperty(window, 'caches'))
  await sidebarItem(page, 'Next').click()
  await expectArticle(page, 'Next', 'Another part')
  await page.goto(site.url + EVERYTHING)
  await takenOver(page)
  await sidebarItem(page, 'Guides').click()
  await expectArticle(page, 'Guides', 'Read everything')
  const dialog = await openSetting(page)
  await dialog.getByText('Pages cannot be stored yet.').waitFor()
  expect(failures(page)).toEqual([])
})

test('a browser that throws when its storage is touched shows every page, and keeps the choices of the reader while the tab is open', async () => {
  const page = await site.start('/guides/', {
    serviceWorkers: 'allow',
    init: () => {
      for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('refused', 'SecurityError')
          },
        })
      }
    },
  })
  await page.getByTestId('hello-darkness').click()
  await sidebarItem(page, 'Everything').click()
  await expectArticle(page, 'Everything', 'The end, and the first part')
  await page.evaluate(() => scrollTo({top: 600, behavior: 'instant'}))
  await sidebarItem(page, 'Next').click()
  await expectArticle(page, 'Next', 'Another part')
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  await page.goBack()
  await expectArticle(page, 'Everything', 'The end, and the first part')
  await page.keyboard.press('/')
  const search = page.getByRole('dialog', {name: 'Search'})
  await search.waitFor()
  await page.keyboard.type('next')
  await search.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await heading(page, 'Next').waitFor()
  const dialog = await openSetting(page)
  await dialog.getByText('Your browser does not allow this site to store data.').waitFor()
  expect(failures(page)).toEqual([])
})
