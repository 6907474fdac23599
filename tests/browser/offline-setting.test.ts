import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'
import {
  allIsStored,
  refuseContent,
  storedPages,
  storedPaths,
  visit,
  visitAndStore,
} from './stored-content.ts'

const site = useSite('small')

function opener(page: OpenPage) {
  return page.getByRole('contentinfo').getByRole('button', {name: 'Offline reading'})
}

async function openSetting(page: OpenPage) {
  await opener(page).click()
  const dialog = page.getByRole('dialog', {name: 'Offline reading'})
  await dialog.waitFor()
  return dialog
}

async function countPages(page: OpenPage): Promise<number> {
  const nav = await page.request.get(`${site.url}/data/v1/index.json`)
  const {resources}: {resources: {pages: object}} = await nav.json()
  return Object.keys(resources.pages).length
}

/** Lets everything that is stored hang from here on; returns what lets it go on. */
function hold(): () => void {
  const held: Array<() => void> = []
  site.intercept = ({url}, response) => {
    if (!url?.startsWith('/data/v1/sections/')) return false
    held.push(() => response.writeHead(503).end())
    return true
  }
  return () => {
    site.intercept = undefined
    for (const go of held) go()
  }
}

describe('the button', () => {
  test('is not shown where no worker can be', async () => {
    const page = await site.open('/concepts/', {
      init: () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    })
    await takenOver(page)
    expect(await opener(page).count()).toBe(0)
  })

  test('is not shown without scripts', async () => {
    const page = await site.open('/concepts/', {javaScriptEnabled: false})
    expect(await opener(page).count()).toBe(0)
  })

  test('loads what it opens only when it is pressed, and says so if that fails', async () => {
    const page = await site.open('/concepts/')
    await takenOver(page)
    expect(page.requests.filter(url => url.includes('setting'))).toEqual([])
    site.intercept = ({url}, response) => {
      if (!url?.includes('show-setting')) return false
      response.writeHead(503).end()
      return true
    }
    await opener(page).click()
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('button', {name: 'Could not be loaded'}).waitFor()
    await opener(page).waitFor()
  })
})

describe('the dialog', () => {
  test('shows that everything is stored, and how much that is', async () => {
    const page = await visitAndStore(site, '/concepts/')
    const dialog = await openSetting(page)
    await dialog.getByText(/^All \d+ pages are stored on this device, \d+\.\d\sMB\./).waitFor()
    expect(await dialog.innerText()).toContain(`All ${await countPages(page)} pages`)
    await dialog.getByRole('button', {name: 'Look for changes'}).click()
    await dialog.getByText('Everything is stored.').waitFor()
  })

  test('removes what is stored, which is not stored again by itself until it is asked for', async () => {
    const page = await visitAndStore(site, '/concepts/')
    const dialog = await openSetting(page)
    await dialog.getByRole('button', {name: 'Remove what is stored'}).click()
    await dialog.getByText('No page is stored on this device.').waitFor()
    await dialog.getByText('Removed.').waitFor()
    expect(await storedPaths(page)).toEqual([])
    await page.reload()
    await takenOver(page)
    await expect.poll(() => storedPages(page)).toHaveLength(1)
    await page.waitForTimeout(1000)
    expect(await storedPages(page)).toHaveLength(1)

    const again = await openSetting(page)
    await again.getByText('The others are stored only if you ask for it.').waitFor()
    await again.getByRole('button', {name: 'Store everything'}).click()
    await again.getByText('Everything is stored.').waitFor()
    expect(await storedPages(page)).toHaveLength(await countPages(page))
    await page.evaluate(() => caches.delete('content-v1'))
    await page.reload()
    await allIsStored(page)
  })

  test('shows the progress, and stops', async () => {
    const page = await visit(site, '/concepts/', {init: refuseContent})
    const release = hold()
    const dialog = await openSetting(page)
    await dialog.getByRole('button', {name: 'Store everything'}).click()
    const progress = dialog.getByRole('progressbar', {name: 'Stored'})
    await progress.waitFor()
    await dialog.getByRole('button', {name: 'Stop'}).click()
    release()
    await dialog.getByRole('button', {name: 'Store everything'}).waitFor()
    await progress.waitFor({state: 'hidden'})
    expect((await storedPages(page)).length).toBeLessThan(await countPages(page))
  })

  test.each<[what: string, init: () => void, text: string]>([
    [
      'a browser that saves data',
      () => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}),
      'Your browser is set to save data: pages are stored only as you open or ask for them.',
    ],
    [
      'a slow network',
      () => Object.defineProperty(navigator, 'connection', {value: {effectiveType: 'slow-2g'}}),
      'The connection is slow: pages are stored only as you open or ask for them.',
    ],
    [
      'little space',
      () => {
        const estimate = async () => ({quota: 60e6, usage: 20e6})
        Object.defineProperty(navigator.storage, 'estimate', {value: estimate})
      },
      'There is little space left on this device: pages are stored only as you open or ask for them.',
    ],
  ])('gives %s as the reason why not everything is stored', async (_, init, text) => {
    const page = await visit(site, '/concepts/', {init})
    const dialog = await openSetting(page)
    await dialog.getByText(text).waitFor()
    await dialog.getByRole('button', {name: 'Store everything'}).click()
    await dialog.getByText('Everything is stored.').waitFor()
  })

  test('says what to do where nothing may be stored', async () => {
    const page = await site.open('/concepts/', {
      serviceWorkers: 'allow',
      init: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('refused', 'SecurityError')
        }
      },
    })
    await takenOver(page)
    const dialog = await openSetting(page)
    await dialog.getByText('Your browser does not let this site store anything.').waitFor()
    expect(await dialog.getByRole('button').count()).toBe(1)
    await dialog.getByRole('button', {name: 'Close'}).click()
    await dialog.waitFor({state: 'detached'})
  })

  test('tells that there is no network, and goes on later', async () => {
    const page = await visit(site, '/concepts/', {init: refuseContent})
    const dialog = await openSetting(page)
    await page.context().setOffline(true)
    await dialog.getByRole('button', {name: 'Store everything'}).click()
    await dialog.getByText('The connection or the server failed.').waitFor()
    await page.context().setOffline(false)
    await dialog.getByRole('button', {name: 'Store everything'}).click()
    await dialog.getByText('Everything is stored.').waitFor()
    expect(await dialog.getByRole('status').innerText()).toBe('Everything is stored.')
  })

  test('is used with the keyboard alone, and gives the focus back', async () => {
    const page = await visitAndStore(site, '/concepts/')
    await opener(page).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', {name: 'Offline reading'})
    await dialog.waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe('Look for changes')
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Remove what is stored')
    await page.keyboard.press('Escape')
    await dialog.waitFor({state: 'detached'})
    expect(await focused()).toBe('Offline reading')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', {name: 'Close'}).click()
    await dialog.waitFor({state: 'detached'})
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    await page.mouse.click(5, 5)
    await dialog.waitFor({state: 'detached'})
  })
})

describe('a full disk', () => {
  /** Leaves the site so many bytes. */
  async function limitSpace(page: OpenPage, quotaSize: number): Promise<void> {
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', {origin: site.url, quotaSize})
  }

  test('ends the storing with advice, and everything else goes on', async () => {
    const page = await visit(site, '/concepts/', {init: refuseContent})
    const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
    await limitSpace(page, usage + 60_000)
    const dialog = await openSetting(page)
    await dialog.getByRole('button', {name: 'Store everything'}).click()
    await dialog.getByText('There is no space left. Free some on this device').waitFor()
    await dialog.getByRole('button', {name: 'Close'}).click()
    await page.getByTestId('sidebar-item-title').first().click()
    await page.goto(`${site.url}/guides/guide-3/`)
    await page.getByRole('heading', {level: 1, name: 'Guide 3'}).waitFor()
    await page.getByTestId('sidebar-item-title').getByText('Guide 9', {exact: true}).click()
    await page.getByRole('heading', {level: 1, name: 'Guide 9'}).waitFor()
    expect(page.errors).toEqual([])
  })

  test('keeps the worker from being installed, and nothing else', async () => {
    const page = await site.open('/concepts/')
    await limitSpace(page, 1000)
    await page.close()
    const context = page.context()
    const next = Object.assign(await context.newPage(), {errors: [], requests: []})
    await next.goto(`${site.url}/guides/guide-3/`)
    await takenOver(next)
    await next.getByRole('heading', {level: 1, name: 'Guide 3'}).waitFor()
  })
})
