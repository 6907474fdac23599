import {readInTab, storeInTab} from '../enhance/storage.ts'

/** Moves a tab to a newer release. */
export interface FollowReleaseOptions {
  /** Whether the new document shows the same scroll position, instead of the target of the hash. */
  keepScroll?: boolean
}

/** Whether a script, styles or a page may be missing because a newer release was deployed. */
export function isOutdated(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // By its name: the main script and the app each have a copy of the class.
  if (error.name === 'ChunkLoadError') return 'type' in error && error.type === 'missing'
  const code = 'code' in error ? error.code : undefined
  return code === 'MODULE_NOT_FOUND' || code === 'CSS_CHUNK_LOAD_FAILED'
}

/**
 * Loads the document of the current URL if it belongs to a newer release than this tab, or if the
 * server redirects it: the reader notices nothing. Resolves if neither is the case, or if the same
 * document was loaded for this reason before.
 */
export async function followRelease({
  keepScroll = false,
}: FollowReleaseOptions = {}): Promise<void> {
  const main = document.querySelector<HTMLElement>('script[data-main]')?.dataset['main'] ?? ''
  const html = await fetchDocument(location.href).catch(() => main)
  if (html.includes(main) || wasFollowed(html)) return
  if (keepScroll) location.reload()
  else {
    // A reload would restore the scroll position and never scroll to the target of the hash.
    const {href, pathname} = location
    History.prototype.replaceState.call(history, history.state, '', `${pathname}?`) // bypasses the router's patch of the history
    location.replace(href)
  }
  await new Promise(() => undefined) // until the new document is there
}

/**
 * Loads a newer release, at the same place, if it is the reason why a part of the page is missing.
 */
export async function recover(error: unknown): Promise<void> {
  if (isOutdated(error)) await followRelease({keepScroll: true})
}

/** Waits for a part of the page. If a newer release is why it is missing, loads that release. */
export async function recoverIfOutdated<T>(loading: Promise<T>): Promise<T> {
  try {
    return await loading
  } catch (error) {
    await recover(error)
    throw error
  }
}

/** The current HTML of a URL; an empty string if the server redirects it. */
async function fetchDocument(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok && response.status !== 404)
    throw new Error(`The server answered ${response.status}`)
  return response.ok && !response.redirected ? response.text() : ''
}

/**
 * Whether this document was loaded before; remembers it. A service worker may return its stored
 * document every time, which would otherwise reload the tab forever.
 */
function wasFollowed(html: string): boolean {
  const target = `${location.href} ${/data-main="[^"]+/.exec(html)?.[0]}`
  if (readInTab('followed') === target) return true
  storeInTab('followed', target) // without storage there is no service worker, so the tab cannot loop
  return false
}
