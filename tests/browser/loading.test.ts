import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'

const site = useSite()
const OUTPUT_JSON = '/data/v1/pages/concepts/output.json'

/** Goes to a page that does not arrive; resolves when something stands in its place. */
async function openWaiting(options: {reducedMotion?: 'reduce'} = {}): Promise<OpenPage> {
  const page = await site.open('/concepts/', options)
  await takenOver(page)
  site.intercept = request => request.url === OUTPUT_JSON
  await page.getByTestId('sidebar-item-title').getByText('Output', {exact: true}).click()
  await page.locator('[aria-busy="true"]').waitFor()
  return page
}

interface Bar {
  kind: string | undefined
  height: number
  isAnimated: boolean
}

/** The bars in the order in which they stand, by what their class says of them. */
function barsOf(page: OpenPage): Promise<Bar[]> {
  return page.locator('[aria-busy="true"] [aria-hidden] > div').evaluateAll(bars =>
    bars.map(bar => {
      const {animationName, animationIterationCount} = getComputedStyle(bar)
      return {
        kind: /heading|text/.exec(bar.className)?.[0],
        height: bar.getBoundingClientRect().height,
        isAnimated: animationName !== 'none' && animationIterationCount === 'infinite',
      }
    }),
  )
}

describe('a page on its way', () => {
  test('has 3 bars of headings and 12 of text in its place, which pulse', async () => {
    const bars = await barsOf(await openWaiting())
    const paragraph = ['heading', 'text', 'text', 'text', 'text']
    expect(bars.map(({kind}) => kind)).toEqual([...paragraph, ...paragraph, ...paragraph])
    expect(bars.every(({isAnimated}) => isAnimated)).toBe(true)
    expect(bars.every(({height}) => height > 8)).toBe(true)
  })

  test('has bars that stand still for who prefers reduced motion', async () => {
    const bars = await barsOf(await openWaiting({reducedMotion: 'reduce'}))
    expect(bars).toHaveLength(15)
    expect(bars.some(({isAnimated}) => isAnimated)).toBe(false)
  })

  test('has its title above the bars, and nothing of the page before', async () => {
    const page = await openWaiting()
    expect(await page.locator('h1:visible').allTextContents()).toEqual(['Output'])
    expect(await page.locator('.article:visible').count()).toBe(0)
    expect(await page.getByText('Loading…').count()).toBe(1)
  })

  test('leaves the chrome to be used', async () => {
    const page = await openWaiting()
    await page.getByTestId('hello-darkness').click()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
    await page.getByTestId('sidebar-item-title').getByText('Loaders', {exact: true}).click()
    await page.getByRole('heading', {level: 1, name: 'Loaders'}).waitFor()
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  })

  test('is asked for by the path of its file, and only when the reader goes there', async () => {
    const page = await site.open('/concepts/')
    await takenOver(page)
    expect(page.requests.filter(url => url.includes('/pages/'))).toEqual([])
    await page.getByTestId('sidebar-item-title').getByText('Output', {exact: true}).click()
    await page.getByRole('heading', {level: 1, name: 'Output'}).waitFor()
    expect(page.requests.filter(url => url.includes('/pages/'))).toEqual([OUTPUT_JSON])
  })
})

describe('a page that does not come', () => {
  test('has a message in its place, told to screen readers, and a button', async () => {
    const page = await site.open('/concepts/')
    await takenOver(page)
    let asked = 0
    site.intercept = (request, response) => {
      if (request.url !== OUTPUT_JSON) return false
      asked++
      response.writeHead(500).end()
      return true
    }
    await page.getByTestId('sidebar-item-title').getByText('Output', {exact: true}).click()
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).toBe('Error loading content.')
    expect(await page.locator('.article:visible').count()).toBe(0)
    const before = asked
    const retry = page.locator('main').getByRole('button', {name: 'Try again'})
    await retry.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => asked).toBeGreaterThan(before)
    await alert.waitFor()
  })
})
