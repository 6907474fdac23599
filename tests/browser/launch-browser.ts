import {chromium, type Browser} from 'playwright-core'
import {inject} from 'vitest'
import {chromiumFlags} from './chromium.ts'

/** Nobody listens there: what the browser asks on its own account is refused. */
const NOWHERE = 'http://127.0.0.1:9'

let launched: Promise<Browser> | undefined

/**
 * The browser of this worker, for all files that it runs. Another worker has another one: a browser
 * has one clipboard.
 */
export async function launchBrowser(): Promise<Browser> {
  launched ??= chromium.launch({
    executablePath: inject('chromium'),
    args: [...chromiumFlags, `--proxy-server=${NOWHERE}`],
  })
  const browser = await launched
  browser.once('disconnected', () => (launched = undefined))
  return browser
}
