import type {Api} from '../loading/api.ts'
import {recover} from '../loading/follow-release.ts'
import {loadChunk} from '../loading/load-chunk.ts'
import {loadStyles} from '../loading/load-styles.ts'
import type {LoadedExplorer} from '../ui/explorer-frame.tsx'

/** Loads the explorer, its styles and its data; a newer release may have what this one misses. */
export async function loadExplorer(
  api: Pick<Api, 'options' | 'defaults'>,
): Promise<LoadedExplorer> {
  try {
    const [{Explorer, stylesHref}, options, defaults] = await Promise.all([
      loadChunk('explorer', () => import('../ui/explorer/explorer.tsx')),
      api.options(),
      api.defaults(),
    ])
    await loadStyles(stylesHref)
    return {Explorer, options, defaults}
  } catch (error) {
    await recover(error)
    throw error
  }
}
