import type {AddressInfo} from 'node:net'
import {serve} from '../tools/serve.ts'
import {measureNavigation} from './navigation.ts'
import {measurePageLoad} from './page-load.ts'
import type {Figure} from './report.ts'
import {measureSearch} from './search-ui.ts'
import {launchChromium} from './slow-device.ts'

/** Serves a compressed build and measures it in Chromium. */
export async function measureInBrowser(siteDir: string, runs: number): Promise<Figure[]> {
  const server = await serve({dir: siteDir, port: 0})
  const browser = await launchChromium()
  try {
    const base = `http://localhost:${portOf(server.address())}`
    const from = `${base}/concepts/entry-points/`
    const way = {from, to: `${base}/concepts/loaders/`, heading: 'Loaders'}
    return [
      ...(await measurePageLoad(browser, from, runs)),
      ...(await measureNavigation(browser, way, runs)),
      ...(await measureSearch(browser, from, runs)),
    ]
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}
