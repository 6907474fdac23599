import {chromium, type Browser} from 'playwright-core'
import {inject} from 'vitest'
import {chromiumFlags} from './chromium.ts'

/** An address without a server: the browser's own requests are refused. */
const NOWHERE = 'http://127.0.0.1:9'

let launched: Promise<Browser> | undefined

/**
 * The browser of this worker, for all files that it runs. Another worker has another one: a browser
 * has one clipboard.
 */
export function launchBrowser(): Promise<Browser> {
  launched ??= launch()
  return launched
}

async function launch(): Promise<Browser> {
  const search = inject('chromium')
  if ('problem' in search) throw new Error(search.problem)
  const browser = await chromium.launch({
    executablePath: search.path,
    args: [...chromiumFlags, `--proxy-server=${NOWHERE}`],
  })
  browser.once('disconnected', () => (launched = undefined)) // it may crash
  return browser
}
