import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'

const site = useSite()

/** Visits a page with a service worker, until the worker has stored it. */
async function visit(path: string): Promise<OpenPage> {
  const page = await site.open(path, {serviceWorkers: 'allow'})
  await takenOver(page)
  const isStored = () =>
    page.evaluate(async () => {
      const {active} = (await navigator.serviceWorker.getRegistration()) ?? {}
      const link = document.querySelector<HTMLLinkElement>('link[type="application/json"]')
      const stored = link && (await caches.match(link.href))
      return active?.state === 'activated' && stored != null
    })
  await expect.poll(isStored, {timeout: 10_000}).toBe(true)
  return page
}

describe('without a network', () => {
  test('the page of the first visit is read, by a new document too', async () => {
    const page = await visit('/concepts/entry-points/')
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('heading', {level: 1, name: 'Entry Points'}).waitFor()
    expect(await page.locator('.article').innerText()).toContain('Single entry')
    await expect.poll(() => page.title()).toBe('Entry Points | webpack')
  })

  test('a page that was navigated to is read', async () => {
    const page = await visit('/concepts/')
    await page.reload()
    await takenOver(page)
    await page.getByTestId('sidebar-item-title').getByText('Loaders', {exact: true}).click()
    await page.getByRole('heading', {level: 1, name: 'Loaders'}).waitFor()
    await page.context().setOffline(true)
    await page.goto(`${site.url}/concepts/loaders/`)
    await page.locator('.article').waitFor()
    expect(await page.getByRole('heading', {level: 1}).textContent()).toBe('Loaders')
  })

  test('a page that is not stored says so at once', async () => {
    const page = await visit('/concepts/')
    await page.context().setOffline(true)
    await page.goto(`${site.url}/concepts/manifest/`)
    await page.getByText('You are offline, and this page is not stored on your device.').waitFor()
    expect(await page.getByRole('heading', {level: 1}).textContent()).toBe('The Manifest')
  })

  test('a url that leads nowhere gets the not-found page', async () => {
    const page = await visit('/concepts/')
    await page.context().setOffline(true)
    const response = await page.goto(`${site.url}/nowhere/`)
    expect(response?.status()).toBe(404)
    await page.getByRole('heading', {name: 'Page Not Found'}).waitFor()
  })
})

describe('with a server that fails', () => {
  test('a stored page is shown all the same', async () => {
    const page = await visit('/concepts/entry-points/')
    await page.reload()
    site.intercept = (request, response) => {
      if (request.url?.startsWith('/assets/')) return false
      response.writeHead(503).end('down')
      return true
    }
    await page.reload()
    await page.locator('.article').waitFor()
    expect(await page.getByRole('heading', {level: 1}).textContent()).toBe('Entry Points')
  })

  test('that hangs, a stored page is shown within seconds', async () => {
    const page = await visit('/concepts/entry-points/')
    await page.reload()
    site.intercept = request => !request.url?.startsWith('/assets/')
    await page.reload({waitUntil: 'commit'})
    await page.locator('.article').waitFor({timeout: 8000})
    expect(await page.getByRole('heading', {level: 1}).textContent()).toBe('Entry Points')
  })
})

describe('the first visit', () => {
  test('is not reloaded when the worker has been installed', async () => {
    const page = await visit('/concepts/')
    const documents = page.requests.filter(url => url === '/concepts/')
    expect(documents).toHaveLength(1)
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
    const page = await visit('/concepts/')
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
    await expect.poll(() => page.requests.some(url => url.includes('/register-worker-'))).toBe(true)
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
    await expect.poll(() => page.requests.some(url => url.includes('/register-worker-'))).toBe(true)
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
    await expect.poll(() => page.requests.some(url => url.includes('/register-worker-'))).toBe(true)
    await page.waitForTimeout(300)
    expect(page.requests.filter(url => url === '/sw.js')).toEqual([])
    expect(page.errors).toEqual([])
  })
})
