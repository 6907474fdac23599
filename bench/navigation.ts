import type {Browser, Page} from 'playwright-core'
import {measureClick} from './click-to-painted.ts'
import {readEntries} from './observed-entries.ts'
import {createFigure, type Figure} from './report.ts'
import {onSlowDevice} from './slow-device.ts'
import {repeat} from './statistics.ts'

/** The pages between which a reader navigates, and the heading that shows the arrival. */
interface Way {
  readonly from: string
  readonly to: string
  readonly heading: string
}

interface Navigation {
  /** Milliseconds from the click to the first frame after the new heading is in the document. */
  readonly painted: number
  /** Milliseconds; 0 if none took at least 50, because browsers do not report shorter ones. */
  readonly longestTask: number
}

/** Clicks a link of the sidebar that was hovered before, so that its page has been loaded. */
export async function measureNavigation(
  browser: Browser,
  way: Way,
  runs: number,
): Promise<Figure[]> {
  const navigations = await repeat(runs, () =>
    onSlowDevice(browser, {slowNetwork: false}, page => navigate(page, way)),
  )
  return [
    createFigure('navigation: click to painted', 'ms', {
      values: navigations.map(({painted}) => painted),
      target: 100,
    }),
    createFigure('navigation: longest task (0: none over 50 ms)', 'ms', {
      values: navigations.map(({longestTask}) => longestTask),
    }),
  ]
}

async function navigate(page: Page, {from, to, heading}: Way): Promise<Navigation> {
  await page.goto(from, {waitUntil: 'networkidle'})
  const path = new URL(to).pathname
  const link = page.locator(`nav a[href="${path}"][data-testid="sidebar-item-title"]`)
  // A group of the sidebar may be closed.
  await page.locator('#AppSidebar details').evaluateAll(groups => {
    for (const group of groups) group.setAttribute('open', '')
  })
  await link.hover()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)

  const arrival = {selector: 'main h1', text: heading}
  const {clicked, painted} = await measureClick(page, arrival, () => link.click())
  await page.waitForTimeout(1000)
  const tasks = await readEntries(page, 'longtask')
  const later = tasks.filter(({startTime, duration}) => startTime + duration > clicked)
  return {
    painted: painted - clicked,
    longestTask: Math.max(0, ...later.map(({duration}) => duration)),
  }
}
