import type {SearchLoader} from '../enhance/search-trigger.ts'
import type {FollowReleaseOptions} from '../loading/follow-release.ts'
import {ChunkLoadError, loadChunk} from '../loading/load-chunk.ts'
import {StyleLoadError} from '../loading/load-styles.ts'
import type {CurrentSite} from '../navigation/site-map.ts'

/** Session storage key: the next document opens the search at once. */
const ASKED = 'search-asked'

interface SearchContext {
  readonly site: CurrentSite
  followRelease(options: FollowReleaseOptions): Promise<void>
}

/** Loads the search, and follows a newer release if its files are gone from the server. */
export function createSearchLoader(context: SearchContext | undefined): SearchLoader {
  return {
    async load() {
      const module = await loadChunk('search', () => import('./prepare-search.ts'))
      return module.prepareSearch(context?.site.map.nav)
    },
    async recover(error) {
      const isMissing = error instanceof ChunkLoadError && error.type === 'missing'
      if (!context || !(isMissing || error instanceof StyleLoadError)) return
      setAsked(true)
      await context.followRelease({keepScroll: true}) // does not return if there is a newer release
      setAsked(false)
    },
    wasAskedFor() {
      const asked = isAsked()
      if (asked) setAsked(false)
      return asked
    },
  }
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
