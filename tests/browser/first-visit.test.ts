import {describe, expect, test} from 'vitest'
import {framesPass, imageHosts, takenOver, useSite} from './browser.ts'
import {layoutShift} from './layout-shift.ts'

const site = useSite()

describe('the first visit', () => {
  test('needs no script: the page is read and its links are followed without', async () => {
    const page = await site.open('/concepts/entry-points/', {javaScriptEnabled: false})
    expect(await page.title()).toBe('Entry Points | webpack')
    expect(await page.locator('h1').textContent()).toBe('Entry Points')
    expect(await page.locator('.article .hljs-keyword').count()).toBeGreaterThan(5)
    expect(await page.locator('.copy').first().isVisible()).toBe(false)

    await page.getByTestId('sidebar-item-title').getByText('Loaders').click()
    expect(await page.locator('h1').textContent()).toBe('Loaders')
  })

  test('takes over the document as it is, and fetches no text for it', async () => {
    const page = await site.open('/concepts/entry-points/', {
      init: () => {
        document.addEventListener('DOMContentLoaded', () => {
          for (const element of document.querySelectorAll('header, h1, .article > *')) {
            element.setAttribute('data-sent', '')
          }
        })
      },
    })
    await takenOver(page)
    const kept = await page.evaluate(() =>
      ['header', 'h1', '.article > *'].map(selector => {
        const elements = [...document.querySelectorAll(selector)]
        return elements.length > 0 && elements.every(element => element.hasAttribute('data-sent'))
      }),
    )
    expect(kept).toEqual([true, true, true])
    expect(page.requests.filter(url => url.includes('/data/'))).toEqual(['/data/v1/nav.json'])
    expect(page.errors).toEqual([])
  })

  test('shifts nothing, from the first paint to the end of the page', async () => {
    const page = await site.open('/concepts/module-federation/', {allow: imageHosts})
    await page.mouse.move(600, 400)
    for (let scrolled = 0; scrolled < 30_000; scrolled += 900) {
      await page.mouse.wheel(0, 900)
      await framesPass(page)
    }
    expect(await layoutShift(page)).toBeLessThan(0.001)
  })
})

describe('the theme', () => {
  const recordFirstPaint = () => {
    new PerformanceObserver(() => {
      const {dataset, classList} = document.documentElement
      dataset['firstPaint'] ??= classList.contains('dark') ? 'dark' : 'light'
    }).observe({type: 'paint', buffered: true})
  }

  test.each(['"dark"', 'dark'])('stored as %s is there before the first paint', async value => {
    const localStorage = [{name: 'theme', value}]
    const page = await site.open('/concepts/', {
      init: recordFirstPaint,
      storageState: {cookies: [], origins: [{origin: site.url, localStorage}]},
    })
    await page.waitForFunction(() => document.documentElement.dataset['firstPaint'])
    expect(await page.locator('html').getAttribute('data-first-paint')).toBe('dark')
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(background).toBe('rgb(22, 29, 34)')
  })

  test('of the device is there before the first paint if the reader follows it, and changes with it', async () => {
    const choice = {name: 'theme', value: '"system"'}
    const origins = [{origin: site.url, localStorage: [choice]}]
    const page = await site.open('/concepts/', {
      init: recordFirstPaint,
      colorScheme: 'dark',
      storageState: {cookies: [], origins},
    })
    await page.waitForFunction(() => document.documentElement.dataset['firstPaint'])
    expect(await page.locator('html').getAttribute('data-first-paint')).toBe('dark')
    await page.emulateMedia({colorScheme: 'light'})
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light')
  })
})
