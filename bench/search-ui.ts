import type {Browser, Page} from 'playwright-core'
import {measureClick} from './click-to-painted.ts'
import {readEntries} from './observed-entries.ts'
import {createFigure, type Figure} from './report.ts'
import {onSlowDevice} from './slow-device.ts'
import {repeat, summarize} from './statistics.ts'

/** Typed letter by letter; each changes what is found or marked. */
const QUERY = 'output path'

/** Milliseconds between letters, so that the work for one is done before the next. */
const PAUSE = 500

interface SearchTimes {
  /** Milliseconds from the click to the first frame with the dialog, if nothing was preloaded. */
  readonly opened: number
  /** Milliseconds from the first letter to the first result in the document. */
  readonly firstResult: number
  /** Milliseconds from a later letter to its results in the document: the median. */
  readonly keystroke: number
  /** Milliseconds; 0 if none took at least 50, because browsers do not report shorter ones. */
  readonly longestTask: number
}

/** Opens the search on a page that was loaded, and types. */
export async function measureSearch(
  browser: Browser,
  url: string,
  runs: number,
): Promise<Figure[]> {
  const times = await repeat(runs, () =>
    onSlowDevice(browser, {slowNetwork: false}, page => search(page, url)),
  )
  const valuesOf = (key: keyof SearchTimes) => times.map(time => time[key])
  return [
    createFigure('search: click to modal painted', 'ms', {values: valuesOf('opened')}),
    createFigure('search: first letter to results', 'ms', {
      values: valuesOf('firstResult'),
      target: 150,
    }),
    createFigure('search: later letter to results', 'ms', {
      values: valuesOf('keystroke'),
      target: 16,
    }),
    createFigure('search: longest task of a letter (0: none over 50 ms)', 'ms', {
      values: valuesOf('longestTask'),
    }),
  ]
}

async function search(page: Page, url: string): Promise<SearchTimes> {
  await page.goto(url, {waitUntil: 'networkidle'})
  await page.waitForTimeout(1000)
  const {clicked, painted} = await measureClick(page, {selector: 'dialog input'}, () =>
    page.locator('[data-search]').click(),
  )
  await page.waitForTimeout(PAUSE)

  const start = await page.evaluate(() => performance.now())
  const typing = page.evaluate(lettersToResults, {letters: QUERY.length, wait: 2 * PAUSE})
  await page.waitForTimeout(100)
  await page.keyboard.type(QUERY, {delay: PAUSE})
  const [firstResult = Number.NaN, ...later] = await typing
  const tasks = await readEntries(page, 'longtask')
  const durations = tasks.filter(({startTime}) => startTime > start).map(({duration}) => duration)
  return {
    opened: painted - clicked,
    firstResult,
    keystroke: summarize(later).median,
    longestTask: Math.max(0, ...durations),
  }
}

/**
 * Runs in the page, so it cannot use anything outside of the function. Resolves with the time that
 * each letter took until the list of results changed for the last time; letters that changed
 * nothing are left out.
 */
function lettersToResults({letters, wait}: {letters: number; wait: number}): Promise<number[]> {
  return new Promise(resolve => {
    const times: number[] = []
    let typed = 0
    let count = 0
    let last: number | undefined
    document.addEventListener(
      'input',
      event => {
        if (last !== undefined) times.push(last - typed)
        typed = event.timeStamp
        last = undefined
        if (++count < letters) return
        setTimeout(() => {
          if (last !== undefined) times.push(last - typed)
          resolve(times)
        }, wait)
      },
      {capture: true},
    )
    new MutationObserver(changes => {
      const inList = changes.some(
        ({target}) => target.parentElement?.closest('.DocSearch-Dropdown') !== null,
      )
      if (inList) last = performance.now()
    }).observe(document.body, {subtree: true, childList: true, characterData: true})
  })
}
