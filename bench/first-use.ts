import type {Browser, Page} from 'playwright-core'
import {createFigure, type Figure} from './report.ts'
import {onSlowDevice} from './slow-device.ts'

/** Milliseconds from the first paint to the first use. */
const READING = 300

/** What readers do first; each has what it needs in the first view of the page. */
const uses: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'Tab key': page => page.keyboard.press('Tab'),
  'search key': page => page.keyboard.press('Control+k'),
  'search button': page => click(page, '[data-search]'),
  menu: page => click(page, 'header summary:visible'),
  theme: page => click(page, '[data-theme-toggle]'),
  'copy button': page => click(page, '.article .copy:visible'),
}

/** Uses a page right after its first paint, and measures the time until the next frame. */
export async function measureFirstUse(
  browser: Browser,
  url: string,
  runs: number,
): Promise<Figure[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    for (const use of Object.values(uses)) {
      times.push(await onSlowDevice(browser, {slowNetwork: true}, page => timeOf(page, url, use)))
    }
  }
  const sorted = times.toSorted((a, b) => a - b)
  const values = [sorted[Math.floor(sorted.length * 0.75)] ?? Number.NaN]
  const name = `first use: to the next frame, 75th percentile of ${times.length}`
  return [createFigure(name, 'ms', {values, target: 200})]
}

async function timeOf(
  page: Page,
  url: string,
  use: (page: Page) => Promise<unknown>,
): Promise<number> {
  const shown = new Promise<number>(resolve => void page.exposeFunction('noteFrame', resolve))
  await page.addInitScript(noteNextFrame)
  await page.goto(url, {waitUntil: 'commit'})
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
  await page.waitForTimeout(READING)
  await use(page)
  return shown
}

/** Clicks where an element is, without waiting for anything. */
async function click(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not in view`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Runs in the page, so it cannot use anything outside of the function, nor name a function. */
function noteNextFrame(): void {
  for (const type of ['keydown', 'click']) {
    document.addEventListener(
      type,
      event => {
        if (event instanceof KeyboardEvent && event.key === 'Control') return
        // The message is handled after the frame that the callback is called for.
        requestAnimationFrame(() => {
          const {port1, port2} = new MessageChannel()
          port1.addEventListener('message', () => {
            const {noteFrame}: {noteFrame?: (ms: number) => void} = Object(window)
            noteFrame?.(performance.now() - event.timeStamp)
          })
          port1.start()
          port2.postMessage(undefined)
        })
      },
      {capture: true},
    )
  }
}
