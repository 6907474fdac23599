import {noteUse} from '../enhance/playground-use.ts'
import {recoverIfOutdated} from '../loading/follow-release.ts'
import type {ChunkLoader} from '../loading/load-chunk.ts'
import {loadStyles} from '../loading/load-styles.ts'
import type {Playground} from '../playground/playground.tsx'

/** Loads the playground; a newer release may have what this one misses. */
export async function loadPlayground(
  chunks: ChunkLoader,
): Promise<{Playground: typeof Playground}> {
  const load = () => import('../playground/playground.tsx')
  const loaded = await recoverIfOutdated(chunks.load('playground', load))
  await loadStyles(loaded.stylesHref)
  noteUse()
  return loaded
}
