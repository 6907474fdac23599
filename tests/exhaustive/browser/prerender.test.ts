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

/** What a page shows; runs in it. */
function readState() {
  const {classList, dataset} = document.documentElement
  return {
    title: document.querySelector('h1')?.textContent,
    isHidden: Reflect.get(document, 'prerendering'),
    isReady: classList.contains('ready'),
    theme: dataset['theme'],
  }
}

test('a link that is pointed at before the app runs is prerendered; nothing starts there until it is shown', async () => {
  site.intercept = ({url}) => url?.startsWith('/assets/start-app-') ?? false // never answers
  const {page, evaluateHidden} = await openPrerenderingPage(`${site.url}/guides/`)
  await page.waitForSelector('html.ready')
  const link = 'aside a[href="/guides/everything/"]'
  await page.hover(link)
  const title = 'Everything'
  await expect
    .poll(() => evaluateHidden(readState))
    .toEqual({title, isHidden: true, isReady: false, theme: 'light'})
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-theme-toggle]')?.click())

  await page.click(link)
  await expect
    .poll(() => page.evaluate(readState).catch(() => undefined)) // it is left meanwhile
    .toEqual({title, isHidden: false, isReady: true, theme: 'dark'})
  const [{activationStart = 0} = {}] = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map(entry => entry.toJSON()),
  )
  expect(activationStart).toBeGreaterThan(0)
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
  const {page, evaluateHidden} = await openPrerenderingPage(`${counted.url}/before/`)
  await page.hover('a')
  await expect.poll(() => evaluateHidden(() => document.readyState)).toBe('complete')
  expect(collector.tags).toEqual([])
  await page.click('a')
  await expect.poll(() => page.title().catch(() => '')).toBe('Counted')
  await page.evaluate(() => document.dispatchEvent(new Event('pointermove')))
  await expect.poll(() => collector.views).toHaveLength(1)
  await page.waitForSelector('html.started')
  expect(collector.views).toMatchObject([{page_path: '/', page_title: 'Counted'}])
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
