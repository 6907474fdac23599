import type {Page} from 'playwright-core'
import {z} from 'zod'

const entriesSchema = z.array(
  z.object({
    name: z.string(),
    startTime: z.number(),
    duration: z.number(),
    /** Score of a layout shift. */
    value: z.number().default(0),
    hadRecentInput: z.boolean().default(false),
    /** Milliseconds of a long frame in which input waits. */
    blockingDuration: z.number().default(0),
  }),
)

export type ObservedEntry = z.infer<typeof entriesSchema>[number]

type EntryType =
  | 'event'
  | 'largest-contentful-paint'
  | 'layout-shift'
  | 'long-animation-frame'
  | 'longtask'
  | 'measure'
  | 'paint'

/** Performance entries that the browser recorded for a page since it was opened. */
export async function readEntries(page: Page, type: EntryType): Promise<ObservedEntry[]> {
  const json = await page.evaluate(async entryType => {
    const found: PerformanceEntry[] = []
    const observer = new PerformanceObserver(list => {
      found.push(...list.getEntries())
    })
    observer.observe({type: entryType, buffered: true})
    await new Promise(resolve => {
      setTimeout(resolve, 100)
    })
    observer.disconnect()
    return JSON.stringify(found)
  }, type)
  return entriesSchema.parse(JSON.parse(json))
}
