import {launch, type CDPSession} from 'puppeteer-core'
import {chromiumFlags, findChromium} from '../../browser/chromium.ts'

/** Opens a URL in a browser that prerenders, which Chromium does not do while Playwright follows a page. */
export async function openPrerenderingPage(url: string) {
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
