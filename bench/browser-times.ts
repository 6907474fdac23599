import {addressOf, serve} from '../tools/server/serve.ts'
import {measureFirstUse} from './first-use.ts'
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
    const base = addressOf(server).slice(0, -1)
    const from = `${base}/concepts/entry-points/`
    const way = {from, to: `${base}/concepts/loaders/`, heading: 'Loaders'}
    const large = `${base}/configuration/output/`
    const largeWay = {from: `${base}/configuration/mode/`, to: large, heading: 'Output'}
    return [
      ...(await measurePageLoad(browser, from, runs)),
      ...(await measureFirstUse(browser, from, runs)),
      ...(await measureNavigation(browser, way, runs)),
      ...(await measurePageLoad(browser, large, runs)).map(ofLargest),
      ...(await measureNavigation(browser, largeWay, runs)).map(ofLargest),
      ...(await measureSearch(browser, from, runs)),
    ]
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}

/** The largest page that is written here. */
function ofLargest(figure: Figure): Figure {
  return {...figure, name: `largest page, ${figure.name}`}
}
