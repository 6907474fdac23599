import type {Browser, Page} from 'playwright-core'
import {readEntries, type ObservedEntry} from './observed-entries.ts'
import {createFigure, type Figure} from './report.ts'
import {onSlowDevice} from './slow-device.ts'
import {repeat} from './statistics.ts'

/** Milliseconds after the load event for which the page is observed. */
const OBSERVED = 5000

interface PageLoad {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  /** Milliseconds for which the page did not answer after the first paint, beyond 50 each time. */
  readonly silent: number
  /** Milliseconds that frames took beyond 50 each, with their style, layout and paint. */
  readonly blocked: number
}

/** Opens a page like a first-time reader on a slow phone. */
export async function measurePageLoad(
  browser: Browser,
  url: string,
  runs: number,
): Promise<Figure[]> {
  const loads = await repeat(runs, () =>
    onSlowDevice(browser, {slowNetwork: true}, page => loadPage(page, url)),
  )
  const valuesOf = (key: keyof PageLoad) => loads.map(load => load[key])
  return [
    createFigure('first visit: FCP', 'ms', {values: valuesOf('fcp')}),
    createFigure('first visit: LCP', 'ms', {values: valuesOf('lcp'), target: 800}),
    createFigure('first visit: CLS', 'score', {values: valuesOf('cls'), target: 0}),
    createFigure('first visit: silent after FCP', 'ms', {values: valuesOf('silent')}),
    createFigure('first visit: blocked by frames', 'ms', {values: valuesOf('blocked')}),
  ]
}

async function loadPage(page: Page, url: string): Promise<PageLoad> {
  await page.addInitScript(noteSilences)
  await page.goto(url, {waitUntil: 'load'})
  await page.waitForTimeout(OBSERVED)
  const paints = await readEntries(page, 'paint')
  const largest = await readEntries(page, 'largest-contentful-paint')
  const shifts = await readEntries(page, 'layout-shift')
  const frames = await readEntries(page, 'long-animation-frame')
  const silences = await readEntries(page, 'measure')
  const fcp = paints.find(({name}) => name === 'first-contentful-paint')?.startTime
  if (fcp === undefined) throw new Error(`${url} was never painted`)
  return {
    fcp,
    lcp: largest.at(-1)?.startTime ?? fcp,
    cls: shifts.reduce((sum, shift) => sum + (shift.hadRecentInput ? 0 : shift.value), 0),
    silent: silences.reduce((sum, silence) => sum + lengthAfter(fcp, silence), 0),
    blocked: frames.reduce((sum, {blockingDuration}) => sum + blockingDuration, 0),
  }
}

/**
 * Runs in the page, so it cannot use anything outside of the function. Long tasks leave out what the
 * browser does for a frame; a timer waits for all of it.
 */
function noteSilences(): void {
  let last = performance.now()
  setInterval(() => {
    const now = performance.now()
    if (now - last > 50) performance.measure('silence', {start: last, end: now})
    last = now
  }, 4)
}

/** Milliseconds of a silence after the first paint that a reader notices. */
function lengthAfter(fcp: number, {startTime, duration}: ObservedEntry): number {
  const end = startTime + duration
  return Math.max(0, end - Math.max(startTime, fcp) - 50)
}
