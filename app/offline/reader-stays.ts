/** Minutes of reading after which a reader counts as one who stays. */
const MINUTES = 5
const MINUTE = 60_000

/** Storage key for the first page of the visit; empty after the reader has seen others. */
const FIRST_PAGE = 'first-page'

/** Calls a listener after every navigation. */
export type FollowPages = (listener: () => void) => void

/**
 * Resolves with the second page of a visit, or after some minutes of reading the first: whoever
 * looks something up and leaves is not made to download the rest.
 */
export async function readerStays(followPages: FollowPages): Promise<void> {
  await Promise.race([secondPage(followPages), minutesOfReading()])
}

function secondPage(followPages: FollowPages): Promise<void> {
  return new Promise(resolve => {
    const look = () => {
      if (isOtherPage()) resolve()
    }
    look()
    followPages(look)
  })
}

/** Whether the reader has seen another page than the first of this visit. */
function isOtherPage(): boolean {
  const first = sessionStorage.getItem(FIRST_PAGE) ?? documentPath()
  const isOther = first !== location.pathname
  sessionStorage.setItem(FIRST_PAGE, isOther ? '' : first)
  return isOther
}

/** The page with which the document was loaded; the reader may have left it already. */
function documentPath(): string {
  const [navigation] = performance.getEntriesByType('navigation')
  return new URL(navigation?.name ?? location.href).pathname
}

/** Counts only minutes in which the tab is visible. */
async function minutesOfReading(): Promise<void> {
  for (let minutes = 0; minutes < MINUTES;) {
    await new Promise(resolve => setTimeout(resolve, MINUTE))
    if (document.visibilityState === 'visible') minutes++
  }
}
