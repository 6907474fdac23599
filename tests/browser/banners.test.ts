import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'

const site = useSite('small')

function notification(page: OpenPage) {
  return page.getByRole('complementary', {name: 'News'})
}

function closeButton(page: OpenPage) {
  return page.getByRole('button', {name: 'Close the notification'})
}

/** What is stored from an earlier visit. */
function stored(value: string) {
  const localStorage = [{name: 'notification-dismissed', value}]
  return {cookies: [], origins: [{origin: site.url, localStorage}]}
}

/** Notes on the root element what the first paint shows, and whether anything moves. */
function watchPaint(): void {
  new PerformanceObserver(() => {
    const element = document.getElementById('AppNotification')
    const {dataset} = document.documentElement
    if (element) dataset['firstPaint'] ??= getComputedStyle(element).display
  }).observe({type: 'paint', buffered: true})
  new PerformanceObserver(list => {
    const {dataset} = document.documentElement
    for (const entry of list.getEntries()) {
      if ('value' in entry) dataset['shift'] = String(entry.value)
    }
  }).observe({type: 'layout-shift', buffered: true})
}

/** What `watchPaint` has seen once the page is at rest. */
async function seenBy(page: OpenPage) {
  await takenOver(page)
  await page.waitForFunction(() => document.documentElement.dataset['firstPaint'])
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  return page.evaluate(() => {
    const {firstPaint, shift = 'none'} = document.documentElement.dataset
    return {firstPaint, shift}
  })
}

describe('the notification', () => {
  test.each(['/', '/configuration/output/', '/license/', '/nowhere/'])(
    'is shown above %s until it is closed',
    async path => {
      const page = await site.open(path)
      await takenOver(page)
      expect(await notification(page).innerText()).toBe('There is news.')
      const box = await notification(page).boundingBox()
      expect(box?.y).toBe(0)
      expect(await page.getByRole('banner').boundingBox()).toMatchObject({y: box?.height})
      expect(await closeButton(page).isVisible()).toBe(true)
    },
  )

  test('has links that are followed without a new document', async () => {
    const page = await site.open('/concepts/')
    await takenOver(page)
    await notification(page).getByText('news').click()
    await page.getByRole('heading', {level: 1, name: 'First'}).waitFor()
    expect(page.requests.filter(url => url.endsWith('/blog/2020-01-01-first/'))).toEqual([])
    expect(await notification(page).isVisible()).toBe(true)
  })

  test('is stored as closed, stays closed on other pages, and leaves no trace', async () => {
    const page = await site.open('/concepts/', {init: watchPaint})
    await takenOver(page)
    await closeButton(page).click()
    await notification(page).waitFor({state: 'hidden'})
    expect(await page.evaluate(() => localStorage.getItem('notification-dismissed'))).toBe('3')

    await page.reload()
    expect(await seenBy(page)).toEqual({firstPaint: 'none', shift: 'none'})
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({y: 0})
    await page.goto(`${site.url}/configuration/output/`)
    expect(await seenBy(page)).toEqual({firstPaint: 'none', shift: 'none'})
  })

  test('is there from the first paint on, and its button moves nothing', async () => {
    const page = await site.open('/concepts/', {init: watchPaint})
    expect(await seenBy(page)).toEqual({firstPaint: 'block', shift: 'none'})
  })

  test.each(['2', '33', '', 'true'])('is shown if another one was closed: %s', async value => {
    const page = await site.open('/concepts/', {storageState: stored(value)})
    await takenOver(page)
    expect(await notification(page).isVisible()).toBe(true)
    await closeButton(page).click()
    expect(await page.evaluate(() => localStorage.getItem('notification-dismissed'))).toBe('3')
  })

  test('has no button where nothing can be stored', async () => {
    const page = await site.open('/concepts/', {
      init: () => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      },
    })
    await takenOver(page)
    expect(await notification(page).isVisible()).toBe(true)
    expect(await closeButton(page).count()).toBe(0)
    expect(page.errors).toEqual([])
  })

  test('has no button where the storage is full', async () => {
    const page = await site.open('/concepts/', {
      init: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
      },
      storageState: stored('3'),
    })
    await takenOver(page)
    expect(await notification(page).isVisible()).toBe(true)
    expect(await closeButton(page).count()).toBe(0)
  })

  test('is shown without a button where there are no scripts', async () => {
    const page = await site.open('/concepts/', {javaScriptEnabled: false})
    expect(await notification(page).isVisible()).toBe(true)
    expect(await closeButton(page).count()).toBe(0)
  })

  test('is closed with the keyboard, which then goes on in the page', async () => {
    const page = await site.open('/concepts/')
    await takenOver(page)
    await closeButton(page).focus()
    await page.keyboard.press('Enter')
    await notification(page).waitFor({state: 'hidden'})
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('AppMain')
  })

  test('is no page of the API', async () => {
    const page = await site.open('/concepts/')
    const get = async (path: string) => (await page.request.get(site.url + path)).status()
    expect(await get('/_notification/')).toBe(404)
    expect(await get('/data/v1/pages/_notification.json')).toBe(404)
    const tree = await page.request.get(`${site.url}/data/v1/tree.json`)
    expect(await tree.text()).not.toContain('_notification')
  })
})

describe('without a network', () => {
  test('a banner says so until there is one again', async () => {
    const page = await site.open('/concepts/')
    await takenOver(page)
    const banner = page.getByTestId('offline-banner')
    expect(await banner.getAttribute('role')).toBe('status')
    expect(await banner.isVisible()).toBe(false)
    const header = await page.getByRole('banner').boundingBox()

    await page.context().setOffline(true)
    await expect.poll(() => banner.innerText()).toContain('You are offline.')
    expect(await banner.isVisible()).toBe(true)
    expect(await page.getByRole('banner').boundingBox()).toEqual(header)
    await page.context().setOffline(false)
    await banner.waitFor({state: 'hidden'})
    expect(await banner.textContent()).toBe('')
  })

  test('a banner says so in a page that was opened without one', async () => {
    const page = await site.open('/concepts/', {
      init: () => Object.defineProperty(Navigator.prototype, 'onLine', {get: () => false}),
    })
    await page.getByTestId('offline-banner').getByText('You are offline.').waitFor()
  })
})
