import type {Browser, Page} from 'playwright-core'
import {z} from 'zod'
import {readEntries, type ObservedEntry} from './observed-entries.ts'
import {createFigure, type Figure} from './report.ts'
import {onSlowDevice} from './slow-device.ts'

/** Milliseconds after the load event for which tasks count. */
const OBSERVED = 5000

/** A task that takes longer keeps the reader waiting, by what it takes beyond this. */
const LONG_TASK = 50

interface PageLoad {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
}

/** Opens a page like a first-time reader on a slow phone. */
export async function measurePageLoad(
  browser: Browser,
  url: string,
  runs: number,
): Promise<Figure[]> {
  const loads: PageLoad[] = []
  for (let run = 0; run < runs; run++) {
    loads.push(await onSlowDevice(browser, {slowNetwork: true}, page => loadPage(page, url)))
  }
  const valuesOf = (key: keyof PageLoad) => loads.map(load => load[key])
  return [
    createFigure('first visit: FCP', 'ms', {values: valuesOf('fcp')}),
    createFigure('first visit: LCP', 'ms', {values: valuesOf('lcp'), target: 800}),
    createFigure('first visit: CLS', 'score', {values: valuesOf('cls'), target: 0}),
    createFigure('first visit: TBT', 'ms', {values: valuesOf('tbt'), target: 100}),
  ]
}

async function loadPage(page: Page, url: string): Promise<PageLoad> {
  await page.goto(url, {waitUntil: 'load'})
  await page.waitForTimeout(OBSERVED)
  const end = OBSERVED + (await readLoadTime(page))
  const paints = await readEntries(page, 'paint')
  const largest = await readEntries(page, 'largest-contentful-paint')
  const shifts = await readEntries(page, 'layout-shift')
  const tasks = await readEntries(page, 'longtask')
  const fcp = paints.find(({name}) => name === 'first-contentful-paint')?.startTime
  if (fcp === undefined) throw new Error(`${url} was never painted`)
  return {
    fcp,
    lcp: largest.at(-1)?.startTime ?? fcp,
    cls: shifts.reduce((sum, shift) => sum + (shift.hadRecentInput ? 0 : shift.value), 0),
    tbt: blockingTime(tasks, {start: fcp, end}),
  }
}

async function readLoadTime(page: Page): Promise<number> {
  const json = await page.evaluate(() =>
    JSON.stringify(performance.getEntriesByType('navigation')[0]),
  )
  return z.object({loadEventEnd: z.number()}).parse(JSON.parse(json)).loadEventEnd
}

/** Total blocking time: the time of tasks in the span beyond what a reader does not notice. */
function blockingTime(
  tasks: readonly ObservedEntry[],
  {start, end}: {start: number; end: number},
): number {
  const times = tasks.map(task => {
    const inSpan = Math.min(task.startTime + task.duration, end) - Math.max(task.startTime, start)
    return Math.max(0, inSpan - LONG_TASK)
  })
  return times.reduce((sum, time) => sum + time, 0)
}
