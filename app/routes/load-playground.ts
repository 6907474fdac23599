import {readStored, store} from '../enhance/storage.ts'
import {recoverIfOutdated} from '../loading/follow-release.ts'
import {loadChunk} from '../loading/load-chunk.ts'
import {loadStyles} from '../loading/load-styles.ts'
import type {Playground} from '../playground/playground.tsx'

/** Storage key: whether the playground was loaded. */
const USED = 'playground-used'

/** Loads the playground; a newer release may have what this one misses. */
export async function loadPlayground(): Promise<{Playground: typeof Playground}> {
  const load = () => import('../playground/playground.tsx')
  const loaded = await recoverIfOutdated(loadChunk('playground', load))
  await loadStyles(loaded.stylesHref)
  store(USED, 'yes')
  return loaded
}

/** Whether the reader loaded it before: then it is in the cache, and starts by itself. */
export function wasUsed(): boolean {
  return readStored(USED) === 'yes'
}
