import type {SearchLoader} from './enhance/search-trigger.ts'
import type {ChunkLoadError} from './load-chunk.ts'
import type {StyleLoadError} from './load-styles.ts'
import type {AppRouter} from './router.ts'

/** Says to the document that is loaded next that the search was asked for. */
const ASKED = 'search-asked'

/** Loads the search. */
export function createSearchLoader(router: AppRouter | undefined): SearchLoader {
  const context = router?.options.context
  return {
    async load() {
      const load = () => import('./search/prepare-search.ts')
      const module = await (context?.chunks?.load('search', load) ?? load())
      return module.prepareSearch(context?.site.map.nav)
    },
    async recover(error) {
      if (!context?.chunks || !isMissing(error)) return
      setAsked(true)
      await context.chunks.followRelease(context.api) // which ends this document if there is a newer one
      setAsked(false)
    },
    wasAskedFor() {
      const asked = isAsked()
      if (asked) setAsked(false)
      return asked
    },
  }
}

/** Whether the script or the styles are not there; their classes belong to files of others. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const {name, type}: Partial<ChunkLoadError & StyleLoadError> = error
  return name === 'StyleLoadError' || type === 'missing'
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
