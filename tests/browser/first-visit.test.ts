import {expect, test} from 'vitest'
import {useSite} from './browser.ts'

const site = useSite()

test('the first visit takes over the document as it is, and fetches no text for it', async () => {
  const page = await site.start('/concepts/entry-points/', {
    init: () => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const element of document.querySelectorAll('header, h1, .article > *')) {
          element.setAttribute('data-sent', '')
        }
      })
    },
  })
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

test('the theme is there before the first paint, from the storage or from the device, whose changes it follows', async () => {
  const storageOf = (value: string) => ({
    cookies: [],
    origins: [{origin: site.url, localStorage: [{name: 'theme', value}]}],
  })
  const recordFirstPaint = () => {
    new PerformanceObserver(() => {
      const {dataset, classList} = document.documentElement
      dataset['firstPaint'] ??= classList.contains('dark') ? 'dark' : 'light'
    }).observe({type: 'paint', buffered: true})
  }
  for (const [value, colorScheme] of [
    ['"dark"', 'light'],
    ['dark', 'light'], // as an older site stored it
    ['"system"', 'dark'],
  ] as const) {
    const page = await site.open('/concepts/', {
      init: recordFirstPaint,
      colorScheme,
      storageState: storageOf(value),
    })
    await page.waitForFunction(() => document.documentElement.dataset['firstPaint'])
    const firstPaint = await page.locator('html').getAttribute('data-first-paint')
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const dark = {firstPaint: 'dark', background: 'rgb(22, 29, 34)'}
    expect({value, firstPaint, background}).toEqual({value, ...dark})
    if (value !== '"system"') continue
    await page.emulateMedia({colorScheme: 'light'})
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('light')
  }
})

test('without scripts, the theme is that of the device', async () => {
  const page = await site.open('/concepts/', {javaScriptEnabled: false, colorScheme: 'dark'})
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await page.content()).not.toContain('light-dark(') // which Chrome knows only since 123
  expect(await background()).toBe('rgb(22, 29, 34)')
  await page.emulateMedia({colorScheme: 'light'})
  expect(await background()).toBe('rgb(255, 255, 255)')
  await page.emulateMedia({colorScheme: 'dark', media: 'print'})
  expect(await background()).toBe('rgb(255, 255, 255)')
})
