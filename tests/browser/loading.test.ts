import {expect, test} from 'vitest'
import {useSite, type OpenPage} from './browser.ts'
import {sidebarItem} from './page-parts.ts'

const site = useSite('screens')
const NEXT_JSON = '/data/v1/pages/guides/next.json'

/** Number of bars in the placeholder, and number of those that are high enough and pulse. */
function countBars(page: OpenPage) {
  return page.locator('[aria-busy="true"] [aria-hidden] > div').evaluateAll(bars => ({
    all: bars.length,
    high: bars.filter(bar => bar.getBoundingClientRect().height > 8).length,
    pulsing: bars
      .map(bar => getComputedStyle(bar))
      .filter(
        ({animationName, animationIterationCount}) =>
          animationName !== 'none' && animationIterationCount === 'infinite',
      ).length,
  }))
}

test('a page on its way is asked for once, when the reader goes there; bars pulse in its place, and the header works', async () => {
  const page = await site.start('/guides/')
  const pages = () => page.requests.filter(url => url.includes('/pages/'))
  expect(pages()).toEqual([])
  site.intercept = request => request.url === NEXT_JSON
  await sidebarItem(page, 'Next').click()
  await page.locator('[aria-busy="true"]').waitFor()
  expect(pages()).toEqual([NEXT_JSON])

  expect(await page.locator('h1:visible').allTextContents()).toEqual(['Next'])
  expect(await page.locator('.article:visible').count()).toBe(0)
  expect(await page.getByText('Loading…').count()).toBe(1)
  expect(await countBars(page)).toEqual({all: 15, high: 15, pulsing: 15})
  await page.emulateMedia({reducedMotion: 'reduce'})
  expect(await countBars(page), 'with reduced motion').toEqual({all: 15, high: 15, pulsing: 0})
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'})
  const bar = page.locator('[aria-busy="true"] [aria-hidden] > div').first()
  const [color, canvas] = await bar.evaluate(it => [
    getComputedStyle(it).backgroundColor,
    getComputedStyle(document.documentElement).backgroundColor,
  ])
  expect(color, 'where colors are forced').not.toBe(canvas)
  await page.emulateMedia({forcedColors: 'none', colorScheme: 'light'})

  await page.getByTestId('hello-darkness').click()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  await sidebarItem(page, 'Everything').click()
  await page.getByRole('heading', {level: 1, name: 'Everything'}).waitFor()
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
})
