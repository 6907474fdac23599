import {noteUse} from '../enhance/playground-use.ts'
import {recoverIfOutdated} from '../loading/follow-release.ts'
import {loadChunk} from '../loading/load-chunk.ts'
import {loadStyles} from '../loading/load-styles.ts'
import type {Playground} from '../playground/playground.tsx'

/** Loads the playground; a newer release may have what this one misses. */
export async function loadPlayground(): Promise<{Playground: typeof Playground}> {
  const load = () => import('../playground/playground.tsx')
  const loaded = await recoverIfOutdated(loadChunk('playground', load))
  await loadStyles(loaded.stylesHref)
  noteUse()
  return loaded
}
