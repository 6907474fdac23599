import {afterAll, expect, test} from 'vitest'
import {SPECULATION_RULES} from '#contract/private/speculation-rules.ts'
import {takenOver, useSite} from '../../browser/browser.ts'
import {startCollector} from '../../browser/collector.ts'
import {openPrerenderingPage} from './prerendering-page.ts'

const site = useSite('screens')
const collector = await startCollector()
afterAll(() => collector.stop())

const counted = useSite({
  'site.json': JSON.stringify({
    title: 'Counted',
    analytics: {trackingId: 'G-TEST1', script: `${collector.url}/gtag/js`},
  }),
  'index.md': '---\ntitle: Home\n---\n\nText.\n',
})

const RULES = 'script[type="speculationrules"]'

/** Where a link of the sidebar is, as JSON; `null` before the small script has made it usable. */
const place = `(() => {
  if (!document.documentElement.classList.contains('ready')) return 'null'
  const links = [...document.querySelectorAll('a[href="/guides/everything/"]')]
  const places = links.map(link => link.getBoundingClientRect())
  const {x, y} = places.find(({width, y}) => width > 5 && y > 60 && y < innerHeight - 5)
  return JSON.stringify({x: x + 5, y: y + 5})
})()`

const state = `JSON.stringify({
  title: document.querySelector('h1')?.textContent,
  isHidden: document.prerendering,
  isReady: document.documentElement.classList.contains('ready'),
  theme: document.documentElement.dataset.theme,
})`

test('a link that is pointed at before the app runs is prerendered; nothing starts there until it is shown', async () => {
  site.intercept = ({url}) => url?.startsWith('/assets/start-app-') ?? false // never answers
  const page = await openPrerenderingPage(`${site.url}/guides/`)
  const read = async (json: Promise<unknown>) => JSON.parse(String((await json) ?? 'null'))
  try {
    await expect.poll(() => read(page.evaluate(place))).not.toBe(null)
    const at: {x: number; y: number} = await read(page.evaluate(place))
    await page.point(at)
    const title = 'Everything'
    await expect
      .poll(() => read(page.evaluateHidden(state)))
      .toEqual({title, isHidden: true, isReady: false, theme: 'light'})
    await page.evaluate('document.querySelector("[data-theme-toggle]").click()')

    await page.point(at, 'click')
    await expect
      .poll(() => read(page.evaluate(state)))
      .toEqual({title, isHidden: false, isReady: true, theme: 'dark'})
    const activation = `performance.getEntriesByType('navigation')[0].activationStart`
    expect(await page.evaluate(activation)).toBeGreaterThan(0)
  } finally {
    await page.close()
  }
})

test('a prerendered page counts once, when it is shown', async () => {
  const before = `<!doctype html><title>Before</title>
    <a href="/" style="position: fixed; inset: 0">Home</a>
    <script type="speculationrules">${SPECULATION_RULES}</script>`
  counted.intercept = ({url}, response) => {
    if (url !== '/before/') return false
    response.writeHead(200, {'Content-Type': 'text/html'}).end(before)
    return true
  }
  const page = await openPrerenderingPage(`${counted.url}/before/`)
  const center = {x: 200, y: 200}
  try {
    await expect.poll(() => page.evaluate('document.title')).toBe('Before')
    await page.point(center)
    await expect.poll(() => page.evaluateHidden('document.readyState')).toBe('complete')
    expect(collector.tags).toEqual([])
    await page.point(center, 'click')
    await expect.poll(() => page.evaluate('document.title')).toBe('Counted')
    await page.evaluate('document.dispatchEvent(new Event("pointermove"))')
    await expect.poll(() => collector.views).toHaveLength(1)
    const isStarted = 'document.documentElement.classList.contains("started")'
    await expect.poll(() => page.evaluate(isStarted)).toBe(true)
    expect(collector.views).toMatchObject([{page_path: '/', page_title: 'Counted'}])
  } finally {
    await page.close()
  }
})

test('once the app follows links, no page is prerendered for them', async () => {
  const page = await site.open('/guides/')
  expect(await page.locator(RULES).count()).toBe(1)
  await takenOver(page)
  expect(await page.locator(RULES).count()).toBe(0)
})

test('for readers who save data, no page is prerendered', async () => {
  const page = await site.open('/guides/', {
    init: () => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: true}})
    },
  })
  await page.waitForFunction(() => document.documentElement.classList.contains('ready'))
  await expect.poll(() => page.locator(RULES).count()).toBe(0)
})
