import {framesPass, type OpenPage} from './browser.ts'

/** The layout shift since the start, without shifts caused by input. */
export async function layoutShift(page: OpenPage): Promise<number> {
  await framesPass(page)
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({type: 'layout-shift', buffered: true})
    const values = observer.takeRecords().map(entry => ('value' in entry ? Number(entry.value) : 0))
    return values.reduce((sum, value) => sum + value, 0)
  })
}
