import {launch, type CDPSession} from 'puppeteer-core'
import {afterAll, expect, test} from 'vitest'
import {SPECULATION_RULES} from '#contract/private/speculation-rules.ts'
import {takenOver, useSite} from '../../browser/browser.ts'
import {startCollector} from '../../browser/collector.ts'
import {chromiumFlags, findChromium} from '../../browser/chromium.ts'

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

/** Opens a URL in a browser that prerenders, which Chromium does not do while Playwright follows a page. */
async function openPrerenderingPage(url: string) {
  const browser = await launch({
    executablePath: await findChromium(),
    headless: true,
    args: [...chromiumFlags],
    defaultViewport: {width: 1440, height: 900},
  })
  const page = await browser.newPage()
  const session = await browser.target().createCDPSession()
  let hidden: CDPSession | undefined
  session.connection()?.on('sessionattached', attached => (hidden = attached))
  await page.goto(url)
  return Object.assign(page, {
    /** Evaluates an expression in the page that is prerendered; undefined if there is none. */
    async evaluateHidden(expression: string): Promise<unknown> {
      const answer = await hidden?.send('Runtime.evaluate', {expression, returnByValue: true})
      return answer?.result.value
    },
  })
}

/** Where a link of the sidebar is, once the small script has made it usable. */
function findLink(): {x: number; y: number} | undefined {
  if (!document.documentElement.classList.contains('ready')) return undefined
  const links = [...document.querySelectorAll('a[href="/guides/everything/"]')]
  const places = links.map(link => link.getBoundingClientRect())
  const place = places.find(({width, y}) => width > 5 && y > 60 && y < innerHeight - 5)
  return place && {x: place.x + 5, y: place.y + 5}
}

const state = `({
  title: document.querySelector('h1')?.textContent,
  isHidden: document.prerendering,
  isReady: document.documentElement.classList.contains('ready'),
  theme: document.documentElement.dataset.theme,
})`

test('a link that is pointed at before the app runs is prerendered; nothing starts there until it is shown', async () => {
  site.intercept = ({url}) => url?.startsWith('/assets/start-app-') ?? false // never answers
  const page = await openPrerenderingPage(`${site.url}/guides/`)
  try {
    await expect.poll(() => page.evaluate(findLink)).toBeDefined()
    const {x = 0, y = 0} = (await page.evaluate(findLink)) ?? {}
    await page.mouse.move(x, y)
    const title = 'Everything'
    await expect
      .poll(() => page.evaluateHidden(state))
      .toEqual({title, isHidden: true, isReady: false, theme: 'light'})
    await page.evaluate('document.querySelector("[data-theme-toggle]").click()')

    await page.mouse.click(x, y)
    await expect
      .poll(() => page.evaluate(state))
      .toEqual({title, isHidden: false, isReady: true, theme: 'dark'})
    const activation = `performance.getEntriesByType('navigation')[0].activationStart`
    await expect.poll(() => page.evaluate(activation)).toBeGreaterThan(0)
  } finally {
    await page.browser().close()
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
  try {
    await expect.poll(() => page.evaluate('document.title')).toBe('Before')
    await page.mouse.move(200, 200)
    await expect.poll(() => page.evaluateHidden('document.readyState')).toBe('complete')
    expect(collector.tags).toEqual([])
    await page.mouse.click(200, 200)
    // While Puppeteer turns to the page that is shown, an evaluation may fail.
    const use = 'document.dispatchEvent(new Event("pointermove")), document.title'
    await expect.poll(() => page.evaluate(use)).toBe('Counted')
    await expect.poll(() => collector.views).toHaveLength(1)
    const isStarted = 'document.documentElement.classList.contains("started")'
    await expect.poll(() => page.evaluate(isStarted)).toBe(true)
    expect(collector.views).toMatchObject([{page_path: '/', page_title: 'Counted'}])
  } finally {
    await page.browser().close()
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
