import type {SearchWindow} from './enhance/search-trigger.ts'
import {ChunkLoadError, loadChunk} from './load-chunk.ts'
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
    const isMissing = error instanceof ChunkLoadError && error.type === 'missing'
    if (isMissing || error instanceof StyleLoadError) await context?.followRelease(true)
    throw error
  }
}
