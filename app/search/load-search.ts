import type {SearchLoader} from '../enhance/search-trigger.ts'
import type {FollowReleaseOptions} from '../loading/follow-release.ts'
import type * as PrepareSearch from './prepare-search.ts'
import {ChunkLoadError, loadChunk} from '../loading/load-chunk.ts'
import {StyleLoadError} from '../loading/load-styles.ts'
import type {CurrentSite} from '../navigation/site-map.ts'

/** Set by the bundler: the url of the search. */
declare const SEARCH: string

/** Session storage key: the next document opens the search at once. */
const ASKED = 'search-asked'

interface SearchContext {
  readonly site: CurrentSite
  followRelease(options: FollowReleaseOptions): Promise<void>
}

/** The app, as far as the search needs it. */
interface App {
  start(): Promise<{router: {options: {context: SearchContext}}} | undefined>
}

/** Loads the search, and follows a newer release if its files are gone from the server. */
export function createSearchLoader(app: App): SearchLoader {
  const findContext = () =>
    app.start().then(
      running => running?.router.options.context,
      () => undefined, // the search works without
    )
  return {
    async load() {
      const [module, context] = await Promise.all([
        loadChunk<typeof PrepareSearch>('search', () => import(SEARCH)),
        findContext(),
      ])
      return module.prepareSearch(context?.site.map.nav)
    },
    async recover(error) {
      const isMissing = error instanceof ChunkLoadError && error.type === 'missing'
      const context = await findContext()
      if (!context || !(isMissing || error instanceof StyleLoadError)) return
      setAsked(true)
      await context.followRelease({keepScroll: true}) // does not return if there is a newer release
      setAsked(false)
    },
    wasAskedFor() {
      const asked = wasReloaded() && isAsked() // to read what is stored takes long
      if (asked) setAsked(false)
      return asked
    },
  }
}

function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload'
}

function isAsked(): boolean {
  try {
    return sessionStorage.getItem(ASKED) !== null
  } catch {
    return false
  }
}

function setAsked(asked: boolean): void {
  try {
    if (asked) sessionStorage.setItem(ASKED, '')
    else sessionStorage.removeItem(ASKED)
  } catch {
    // Without storage, the reader opens the search again.
  }
}
