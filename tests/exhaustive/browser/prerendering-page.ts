import {launch, type CDPSession, type Page} from 'puppeteer-core'
import {onTestFinished} from 'vitest'
import {chromiumFlags, findChromium} from '../../browser/chromium.ts'

interface PrerenderingPage {
  readonly page: Page
  /** Runs a function in the page that is prerendered; undefined if there is none. */
  evaluateHidden(run: () => unknown): Promise<unknown>
}

/**
 * Opens a URL in its own browser, until the end of the test. Chromium does not prerender while
 * Playwright follows a page.
 */
export async function openPrerenderingPage(url: string): Promise<PrerenderingPage> {
  const browser = await launch({executablePath: await findChromium(), args: [...chromiumFlags]})
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.setViewport({width: 1440, height: 900})
  await page.goto(url)
  let hidden: CDPSession | undefined // that of the next page
  const devtools = await browser.target().createCDPSession()
  devtools.connection()?.on('sessionattached', session => (hidden = session))
  return {
    page,
    async evaluateHidden(run) {
      const parameters = {expression: `(${run.toString()})()`, returnByValue: true}
      return (await hidden?.send('Runtime.evaluate', parameters))?.result.value
    },
  }
}
