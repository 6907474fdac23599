import type {OpenPage} from './browser.ts'

/** The layout shift since the start, without shifts caused by input. */
export function layoutShift(page: OpenPage): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list => {
          const values = list.getEntries().map(entry => ('value' in entry ? entry.value : 0))
          resolve(values.reduce((sum: number, value) => sum + Number(value), 0))
        }).observe({type: 'layout-shift', buffered: true})
        setTimeout(() => resolve(0), 300)
      }),
  )
}
