import type {SearchLoader} from './enhance/search-trigger.ts'
import {ChunkLoadError, loadChunk} from './load-chunk.ts'
import {StyleLoadError} from './load-styles.ts'
import type {AppRouter} from './router.ts'

/** Says to the document that is loaded next that the search was asked for. */
const ASKED = 'search-asked'

/** Loads the search. */
export function createSearchLoader(router: AppRouter | undefined): SearchLoader {
  const context = router?.options.context
  return {
    async load() {
      const module = await loadChunk('search', () => import('./search/prepare-search.ts'))
      return module.prepareSearch(context?.site.map.nav)
    },
    async recover(error) {
      const isMissing = error instanceof ChunkLoadError && error.type === 'missing'
      if (!context || !(isMissing || error instanceof StyleLoadError)) return
      setAsked(true)
      await context.followRelease(true) // which ends this document if there is a newer one
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
    // Where nothing can be stored, the reader asks again.
  }
}
