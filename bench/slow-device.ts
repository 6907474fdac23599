import {chromium, type Browser, type Page} from 'playwright-core'
import {chromiumFlags, findChromium} from '../tests/browser/chromium.ts'

/** Slowdown that simulates a phone. */
const CPU_SLOWDOWN = 4

/** Slow 4G: the round trip in milliseconds, the rest in bytes per second. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (750 * 1000) / 8,
} as const

/** Starts a Chromium that cannot reach any other host. */
export async function launchChromium(): Promise<Browser> {
  const hosts = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'
  const executablePath = await findChromium()
  return chromium.launch({executablePath, args: [...chromiumFlags, hosts]})
}

/** Opens a page on a slow device: nothing cached, no service worker. Ends with the callback. */
export async function onSlowDevice<T>(
  browser: Browser,
  {slowNetwork}: {slowNetwork: boolean},
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: {width: 1280, height: 800},
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN})
    if (slowNetwork) {
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', slow4g)
    }
    return await use(page)
  } finally {
    await context.close()
  }
}
