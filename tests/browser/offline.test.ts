import {describe, expect, test} from 'vitest'
import {imageHosts, takenOver, useSite, type OpenPage} from './browser.ts'
import {allIsStored, refuseContent, storedPages, visit, visitAndStore} from './stored-content.ts'

const site = useSite()

function banner(page: OpenPage) {
  return page.getByTestId('offline-banner')
}

function heading(page: OpenPage, name: string) {
  return page.getByRole('heading', {level: 1, name, exact: true})
}

/** What the index of the API lists for readers. */
async function listedPages(page: OpenPage): Promise<string[]> {
  const index = await page.request.get(`${site.url}/data/v1/index.json`)
  const {resources}: {resources: {pages: Record<string, {url: string}>}} = await index.json()
  return Object.values(resources.pages)
    .map(({url}) => `/${url}`)
    .toSorted()
}

describe('after one visit, without a network', () => {
  test('a page that was never visited is read, by a new document', async () => {
    const page = await visitAndStore(site, '/concepts/')
    expect(await storedPages(page)).toEqual(await listedPages(page))
    await page.context().setOffline(true)
    await page.goto(`${site.url}/concepts/manifest/`)
    await heading(page, 'The Manifest').waitFor()
    expect(await page.locator('.article').innerText()).toContain('manifest')
    await expect.poll(() => page.title()).toBe('The Manifest | webpack')
    expect(await banner(page).innerText()).toBe(
      'You are offline. The whole documentation is stored on your device.',
    )
  })

  test('the app goes on from page to page, to the home page, and to what is printed', async () => {
    const page = await visitAndStore(site, '/concepts/', {allow: imageHosts})
    await page.context().setOffline(true)
    await page.getByTestId('sidebar-item-title').getByText('Loaders', {exact: true}).click()
    await heading(page, 'Loaders').waitFor()
    await page.locator('.article').waitFor()
    await page.getByRole('banner').locator('a[href="/"]').click()
    await page.locator('#sponsors').evaluate(element => element.scrollIntoView())
    await page.locator('[data-group="gold"] a').first().waitFor()
    await page.goto(`${site.url}/concepts/printable/`)
    await page.locator('.article h1').nth(5).waitFor()
    expect(page.errors.filter(text => !text.includes('net::ERR'))).toEqual([])
  })

  test('a url without its final slash is that of the page', async () => {
    const page = await visitAndStore(site, '/concepts/')
    await page.context().setOffline(true)
    await page.goto(`${site.url}/concepts/output`)
    await heading(page, 'Output').waitFor()
    expect(page.url()).toBe(`${site.url}/concepts/output/`)
  })

  test('a url that leads nowhere gets the not-found page', async () => {
    const page = await visitAndStore(site, '/concepts/')
    await page.context().setOffline(true)
    const response = await page.goto(`${site.url}/nowhere/`)
    expect(response?.status()).toBe(404)
    await page.getByRole('heading', {name: 'Page Not Found'}).waitFor()
  })
})

describe('the page of the first visit', () => {
  test('is stored even if nothing else is', async () => {
    const page = await visit(site, '/concepts/entry-points/', {init: refuseContent})
    await expect.poll(() => storedPages(page)).toHaveLength(1)
    await page.context().setOffline(true)
    await page.reload()
    await heading(page, 'Entry Points').waitFor()
    expect(await page.locator('.article').innerText()).toContain('Single entry')
    await banner(page)
      .getByText('You are offline. What you have read before is still here.')
      .waitFor()
  })

  test('is loaded once: it is not reloaded when the worker takes control', async () => {
    const page = await visitAndStore(site, '/concepts/')
    await page.waitForTimeout(500)
    const documents = page.requests.filter(url => url === '/concepts/')
    expect(documents).toHaveLength(1)
  })

  test('makes a page that is not stored say so at once', async () => {
    const page = await visit(site, '/concepts/', {init: refuseContent})
    await page.context().setOffline(true)
    await page.goto(`${site.url}/concepts/manifest/`)
    await page.getByText('You are offline, and this page is not stored on your device.').waitFor()
    expect(await page.getByRole('heading', {level: 1}).textContent()).toBe('The Manifest')
  })
})

describe('the content', () => {
  test('is stored on from where it was ended, and only what has changed is fetched again', async () => {
    const asked: string[] = []
    let served = 0
    const isContent = (url = '') => /^\/data\/v1\/(?:pages|sections)\//.test(url)
    site.intercept = ({url}) => isContent(url) && ++served > 8 // the network hangs
    const page = await visit(site, '/concepts/')
    await expect.poll(() => served).toBeGreaterThan(8)
    const before = await storedPages(page)
    expect(before.length).toBeGreaterThan(0)
    await page.close()

    site.intercept = ({url}) => {
      asked.push(url ?? '')
      return false
    }
    const next = await page.context().newPage()
    await next.goto(`${site.url}/concepts/`)
    await expect.poll(() => asked.some(isContent), {timeout: 30_000}).toBe(true)
    await allIsStored(Object.assign(next, {errors: [], requests: []}))
    const fetched = asked.filter(isContent)
    expect(new Set(fetched).size).toBe(fetched.length)
    expect(
      fetched.filter(url => before.includes(url) && !url.endsWith('/concepts/index.json')),
    ).toEqual([])

    asked.length = 0
    await next.reload()
    await expect.poll(() => asked.includes('/data/v1/index.json')).toBe(true)
    await next.waitForTimeout(500)
    expect(asked.filter(isContent).filter(url => !url.endsWith('/concepts/index.json'))).toEqual([])
  })

  test.each<[what: string, init: () => void]>([
    [
      'the browser saves data',
      () => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}),
    ],
    [
      'the network is very slow',
      () => Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g'}}),
    ],
    [
      'there is little space',
      () => {
        const estimate = async () => ({quota: 60e6, usage: 20e6})
        Object.defineProperty(navigator.storage, 'estimate', {value: estimate})
      },
    ],
    ['the reader does not want it', refuseContent],
  ])('is not stored by itself where %s', async (_, init) => {
    const page = await visit(site, '/concepts/', {init})
    await expect.poll(() => storedPages(page)).toHaveLength(1)
    await page.waitForTimeout(1000)
    expect(await storedPages(page)).toHaveLength(1)
  })

  test('is stored where the browser tells nothing of its network and its space', async () => {
    const page = await visitAndStore(site, '/concepts/', {
      init: () => {
        Reflect.deleteProperty(Navigator.prototype, 'connection')
        Reflect.deleteProperty(Navigator.prototype, 'storage')
        Reflect.deleteProperty(Navigator.prototype, 'locks')
        Reflect.deleteProperty(window, 'requestIdleCallback')
      },
    })
    expect(await storedPages(page)).toEqual(await listedPages(page))
    expect(page.errors).toEqual([])
  })

  test('has nothing of another origin, with images of sponsors on the page', async () => {
    const image = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    const page = await visitAndStore(site, '/', {
      prepare: context =>
        context.route(/^https:/, route =>
          route.fulfill({contentType: 'image/svg+xml', body: image}),
        ),
    })
    await page.locator('#sponsors').evaluate(element => element.scrollIntoView())
    await page.locator('[data-group="backer"] a').first().waitFor()
    for (const group of await page.locator('[data-group]').all()) {
      await group.scrollIntoViewIfNeeded()
    }
    const images = page.locator('[data-group] img[src^="https:"]')
    await expect.poll(() => images.count()).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    const stored = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map(name => caches.open(name)))
      const entries = caches_.map(async cache => {
        const [requests, responses] = await Promise.all([cache.keys(), cache.matchAll()])
        const types = responses.map(({type, status}) => `${type} ${status}`)
        return [...requests.map(({url}) => new URL(url).origin), ...types]
      })
      return [...new Set((await Promise.all(entries)).flat())].toSorted()
    })
    expect(stored).toEqual(['basic 200', 'default 200', site.url])
  })

  test('replaces what the first form of the store has left', async () => {
    const page = await site.open('/concepts/', {init: () => void caches.open('data-v1')})
    await page.close()
    const next = await visitAndStore(site, '/concepts/', {
      init: () => {
        if (!navigator.serviceWorker.controller) void caches.open('data-v1')
      },
    })
    const names = await next.evaluate(() => caches.keys())
    expect(names.filter(name => !name.startsWith('workbox-precache'))).toEqual(['content-v1'])
  })
})

describe('with a server that fails', () => {
  test('a stored page is shown all the same', async () => {
    const page = await visitAndStore(site, '/concepts/entry-points/')
    site.intercept = (_, response) => {
      response.writeHead(503).end('down')
      return true
    }
    await page.goto(`${site.url}/concepts/output/`)
    await page.locator('.article').waitFor()
    expect(await page.getByRole('heading', {level: 1}).textContent()).toBe('Output')
  })

  test('that somebody answers for, a stored page is shown all the same', async () => {
    const page = await visitAndStore(site, '/concepts/entry-points/')
    site.intercept = ({url}, response) => {
      if (!url?.startsWith('/data/')) return false
      response.writeHead(200, {'Content-Type': 'text/html'}).end('<h1>Pay for the network</h1>')
      return true
    }
    await page.getByTestId('sidebar-item-title').getByText('Loaders', {exact: true}).click()
    await heading(page, 'Loaders').waitFor()
    await page.locator('.article').waitFor()
  })
})

describe('with a network that hangs', () => {
  /** Milliseconds that a reader may wait for what is stored. */
  const PATIENCE = 1000

  /** What the network may add to what a machine takes by itself, where that is slow. */
  const ADDED = 500

  /** Milliseconds from a navigation by url until its page is shown. */
  async function timeToOpen(page: OpenPage, path: string, name: string): Promise<number> {
    await page.goto(site.url + path, {waitUntil: 'commit'})
    await heading(page, name).waitFor()
    return page.evaluate(async () => {
      while (!document.querySelector('.article')) await new Promise(requestAnimationFrame)
      return performance.now()
    })
  }

  /** Milliseconds from a click on a link until its page is shown. */
  function timeToFollow(page: OpenPage, path: string): Promise<number> {
    return page.evaluate(async href => {
      const link = document.querySelector<HTMLElement>(`nav a[href="${href}"]`)
      const title = link?.textContent
      const start = performance.now()
      link?.click()
      const isThere = () =>
        document.querySelector('main h1')?.textContent === title &&
        document.querySelector('.article')
      while (!isThere()) await new Promise(requestAnimationFrame)
      return performance.now() - start
    }, path)
  }

  test('stored content is on the screen within a second of the navigation', async () => {
    const page = await visitAndStore(site, '/concepts/entry-points/')
    await page.context().setOffline(true)
    const offline = await timeToOpen(page, '/concepts/loaders/', 'Loaders')
    await page.context().setOffline(false)
    site.intercept = () => true
    const hanging = await timeToOpen(page, '/concepts/output/', 'Output')
    expect(hanging).toBeLessThan(Math.max(PATIENCE, offline + ADDED))
  })

  test('the app goes on within a second as well', async () => {
    const page = await visitAndStore(site, '/concepts/entry-points/')
    await page.context().setOffline(true)
    const offline = await timeToFollow(page, '/concepts/loaders/')
    await page.context().setOffline(false)
    site.intercept = () => true
    const hanging = await timeToFollow(page, '/concepts/output/')
    expect(hanging).toBeLessThan(Math.max(PATIENCE, offline + ADDED))
  })
})

describe('the worker', () => {
  /** Opens a page, until it has asked for all that it asks for by itself. */
  async function openIdle(options: {init?: () => void; serviceWorkers?: 'allow'}) {
    const page = await site.open('/concepts/', options)
    await takenOver(page)
    await page.waitForLoadState('networkidle')
    return page
  }

  function registrations(page: OpenPage): Promise<string[]> {
    return page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({scope}) => scope),
    )
  }

  test('is /sw.js, for the whole site', async () => {
    const page = await visit(site, '/concepts/')
    expect(await registrations(page)).toEqual([`${site.url}/`])
    const script = await page.evaluate(
      async () => (await navigator.serviceWorker.ready).active?.scriptURL,
    )
    expect(script).toBe(`${site.url}/sw.js`)
  })

  test('is not registered where nothing can be stored', async () => {
    const page = await openIdle({
      serviceWorkers: 'allow',
      init: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('refused', 'SecurityError')
        }
      },
    })
    await expect.poll(() => page.requests.some(url => url.includes('/background-work-'))).toBe(true)
    await page.waitForTimeout(500)
    expect(await registrations(page)).toEqual([])
    expect(page.errors).toEqual([])
  })

  test('is not registered where local storage itself may not be touched', async () => {
    const page = await openIdle({
      serviceWorkers: 'allow',
      init: () => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('refused', 'SecurityError')
          },
        })
      },
    })
    await expect.poll(() => page.requests.some(url => url.includes('/background-work-'))).toBe(true)
    await page.waitForTimeout(500)
    expect(await registrations(page)).toEqual([])
    expect(page.errors).toEqual([])
  })

  test('is not missed where the browser has none', async () => {
    const page = await openIdle({
      serviceWorkers: 'allow',
      init: () => {
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
      },
    })
    expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false)
    await expect.poll(() => page.requests.some(url => url.includes('/background-work-'))).toBe(true)
    await page.waitForTimeout(300)
    expect(page.requests.filter(url => url === '/sw.js')).toEqual([])
    expect(page.errors).toEqual([])
  })
})
