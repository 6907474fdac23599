import type {SearchWindow} from './enhance/search-trigger.ts'
import {followRelease, isOutdated} from './follow-release.ts'
import {loadChunk} from './load-chunk.ts'
import {StyleLoadError} from './load-styles.ts'
import type {AppRouter} from './router.ts'

/**
 * Loads the search. If its files are missing because the site was deployed anew, the document of
 * the new release is loaded.
 */
export async function loadSearch(router: AppRouter | undefined): Promise<SearchWindow> {
  const context = router?.options.context
  try {
    const module = await loadChunk('search', () => import('./search/prepare-search.ts'))
    return await module.prepareSearch(context?.site.map.nav)
  } catch (error) {
    const isMissing = isOutdated(error) || error instanceof StyleLoadError
    if (context && isMissing) await followRelease(context.api)
    throw error
  }
}
