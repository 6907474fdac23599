import {readInTab, readStored, store, storeInTab} from '../enhance/storage.ts'
import {whatIsStored} from './what-is-stored.ts'

/** Milliseconds of reading after which a reader counts as one who stays. */
const READING_MS = 5 * 60_000

/** Tab storage key for the first page of the tab; empty after the reader has seen others. */
const FIRST_PAGE = 'first-page'

/** Storage key for whether a page was seen in this browser. It stores neither the page nor the time. */
const SEEN = 'page-seen'

/** Calls a listener after every navigation. */
export type FollowPages = (listener: () => void) => void

/**
 * Resolves with the second page view, in this or an earlier visit, or after some minutes of reading
 * the first page: readers who look something up and leave are not made to download the rest.
 */
export async function readerStays(followPages: FollowPages): Promise<void> {
  if (wasSeenBefore()) return
  await Promise.race([secondPage(followPages), minutesOfReading(), allIsStored()])
}

/** Forgets earlier visits: when everything is stored, the store shows that the reader stays. */
export function forgetViews(): void {
  try {
    localStorage.removeItem(SEEN)
  } catch {
    // Nothing can be stored, so nothing is remembered.
  }
}

/** Whether this tab is new and a page was seen in another, now or in an earlier visit. */
function wasSeenBefore(): boolean {
  const wasSeen = readStored(SEEN) !== undefined
  store(SEEN, 'yes')
  return wasSeen && readInTab(FIRST_PAGE) === undefined
}

/** Resolves when the reader sees another page than the first of this tab; a reload does not count. */
function secondPage(followPages: FollowPages): Promise<void> {
  let first = readInTab(FIRST_PAGE) ?? documentPath()
  return new Promise(resolve => {
    const look = () => {
      if (first !== location.pathname) {
        first = ''
        resolve()
      }
      storeInTab(FIRST_PAGE, first)
    }
    look()
    followPages(look)
  })
}

/** The page of the loaded document; the reader may be on another page by now. */
function documentPath(): string {
  const [navigation] = performance.getEntriesByType('navigation')
  return new URL(navigation?.name ?? location.href).pathname
}

/** Resolves if everything is stored; otherwise never. */
async function allIsStored(): Promise<void> {
  if ((await whatIsStored()) !== 'everything') await new Promise(() => undefined)
}

/** Counts only the time in which the tab is visible. */
function minutesOfReading(): Promise<void> {
  return new Promise(resolve => {
    let left = READING_MS
    let since: number | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      if (since !== undefined) left -= performance.now() - since
      since = document.visibilityState === 'visible' ? performance.now() : undefined
      if (since !== undefined) timer = setTimeout(end, left)
    }
    function end(): void {
      document.removeEventListener('visibilitychange', follow)
      resolve()
    }
    document.addEventListener('visibilitychange', follow)
    follow()
  })
}
