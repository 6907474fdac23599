import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'
import {layoutShift} from './page-parts.ts'

const site = useSite('small')

function notification(page: OpenPage) {
  return page.getByRole('complementary', {name: 'News'})
}

function closeButton(page: OpenPage) {
  return page.getByRole('button', {name: 'Close the notification'})
}

function stored(value: string) {
  const localStorage = [{name: 'notification-dismissed', value}]
  return {cookies: [], origins: [{origin: site.url, localStorage}]}
}

/** Notes on the root element what the first paint shows. */
function watchPaint(): void {
  new PerformanceObserver(() => {
    const element = document.getElementById('AppNotification')
    const {dataset} = document.documentElement
    if (element) dataset['firstPaint'] ??= getComputedStyle(element).display
  }).observe({type: 'paint', buffered: true})
}

/** What the first paint showed, and how much has moved since. */
async function seenBy(page: OpenPage) {
  await takenOver(page)
  await page.waitForFunction(() => document.documentElement.dataset['firstPaint'])
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  const firstPaint = await page.locator('html').getAttribute('data-first-paint')
  return {firstPaint, shift: await layoutShift(page)}
}

describe('the notification', () => {
  test('is above every page from the first paint on, moves nothing, and has working links', async () => {
    const page = await site.open('/', {init: watchPaint})
    for (const path of ['/', '/configuration/output/', '/nowhere/']) {
      if (path !== '/') await page.goto(site.url + path)
      expect({path, ...(await seenBy(page))}).toEqual({path, firstPaint: 'block', shift: 0})
      expect(await notification(page).innerText()).toBe('There is news.')
      const box = await notification(page).boundingBox()
      expect({path, y: box?.y}).toEqual({path, y: 0})
      const banner = await page.getByRole('banner').boundingBox()
      expect({path, y: banner?.y}).toEqual({path, y: box?.height})
      expect(await closeButton(page).isVisible(), `for ${path}`).toBe(true)
    }
    await notification(page).getByText('news').click()
    await page.getByRole('heading', {level: 1, name: 'First'}).waitFor()
    expect(page.requests).not.toContain('/blog/2020-01-01-first/') // without a new document
    expect(await notification(page).isVisible()).toBe(true)
  })

  test('is stored as closed, stays closed on other pages, leaves no trace, is shown if another one was closed, and is closed with the keyboard', async () => {
    const page = await site.start('/concepts/', {init: watchPaint})
    await closeButton(page).click()
    await notification(page).waitFor({state: 'hidden'})
    expect(await page.evaluate(() => localStorage.getItem('notification-dismissed'))).toBe('3')

    await page.reload()
    expect(await seenBy(page)).toEqual({firstPaint: 'none', shift: 0})
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({y: 0})
    await page.goto(`${site.url}/configuration/output/`)
    expect(await seenBy(page)).toEqual({firstPaint: 'none', shift: 0})

    for (const value of ['2', '33']) {
      await page.evaluate(text => localStorage.setItem('notification-dismissed', text), value)
      await page.reload({waitUntil: 'domcontentloaded'})
      const isVisible = await notification(page).isVisible()
      expect({value, isVisible}).toEqual({value, isVisible: true})
    }
    await takenOver(page)
    await closeButton(page).focus()
    await page.keyboard.press('Enter')
    await notification(page).waitFor({state: 'hidden'})
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('AppMain')
    expect(await page.evaluate(() => localStorage.getItem('notification-dismissed'))).toBe('3')
  })

  test('has no button if the storage is blocked or full', async () => {
    const page = await site.open('/concepts/?blocked', {
      init: () => {
        if (location.search === '?full') {
          Storage.prototype.setItem = () => {
            throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
          }
          return
        }
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      },
      storageState: stored('2'),
    })
    for (const storage of ['blocked', 'full']) {
      if (storage === 'full') await page.goto(`${site.url}/concepts/?full`)
      await takenOver(page)
      const isVisible = await notification(page).isVisible()
      const buttons = await closeButton(page).count()
      expect({storage, isVisible, buttons}).toEqual({storage, isVisible: true, buttons: 0})
    }
    expect(page.errors).toEqual([])
  })
})
