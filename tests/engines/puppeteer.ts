import {launch, type Browser, type Page} from 'puppeteer-core'
import {chromiumFlags} from '../browser/chromium.ts'
import type {Engine, Key} from './engine.ts'

/** Starts Firefox, which is driven by WebDriver BiDi. */
export async function launchFirefox(path: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    extraPrefsFirefox: {
      'app.normandy.enabled': false,
      'browser.region.update.enabled': false,
      'dom.ipc.processCount': 1,
    },
  })
  return engineOf(browser)
}

/** Starts a complete Chromium, whose focus, extensions and windows the headless shell does not have. */
export async function launchChromium(path: string): Promise<Engine> {
  return engineOf(await launch({executablePath: path, headless: true, args: [...chromiumFlags]}))
}

async function engineOf(browser: Browser): Promise<Engine> {
  const page = await browser.newPage()
  return {
    version: (await browser.version()).replace(/^.*\//, ''),
    tab: {
      open: url => openDocument(page, url),
      back: async () => void (await page.goBack()),
      evaluate: (run, ...args) => page.evaluate(run, ...args),
      async click(selector) {
        await comeNear(page, selector)
        await page.click(selector)
      },
      async countRole(root, role) {
        const element = await page.$(root) // in a whole document, Firefox looks for ten seconds
        return (await element?.$$(`::-p-aria([role="${role}"])`))?.length ?? 0
      },
      press: key => pressKey(page, key),
      type: text => page.keyboard.type(text),
      resize: (width, height) => page.setViewport({width, height}),
    },
    close: () => browser.close(),
  }
}

/**
 * Scrolls to an element until it stays where it is: what is near the view is laid out on the way. The
 * driver would click where the element was before.
 */
async function comeNear(page: Page, selector: string): Promise<void> {
  let [before, top]: number[] = [NaN, 0]
  while (before !== top) {
    before = top
    top = await page.$eval(selector, async element => {
      element.scrollIntoView({block: 'nearest', behavior: 'instant'})
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      return Math.round(element.getBoundingClientRect().top)
    })
  }
}

/**
 * Opens a document and waits until it is complete. A busy Firefox sometimes reports the load of
 * the document before, and the new one has no `body` yet.
 */
async function openDocument(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => document.readyState === 'complete')
}

async function pressKey({keyboard}: Page, key: Key): Promise<void> {
  if (key !== 'Control+v') return keyboard.press(key)
  await keyboard.down('Control')
  await keyboard.press('v')
  await keyboard.up('Control')
}
