import {keepClickOn} from '../enhance/early-clicks.ts'
import {noteUse} from '../enhance/playground-use.ts'
import {recover} from '../release/follow-release.ts'
import type {ChunkLoader} from '../loading/load-chunk.ts'
import {loadStyles} from '../loading/load-styles.ts'
import type {Playground} from '../playground/playground.tsx'
import {START_LABEL} from '../ui/playground-frame.tsx'

/**
 * Loads the playground. A newer release may have what this one misses; if the reader has asked for
 * the playground, it starts there as well.
 */
export async function loadPlayground(
  chunks: ChunkLoader,
  isAsked: boolean,
): Promise<{Playground: typeof Playground}> {
  const load = () => import('../playground/playground.tsx')
  const loaded = await chunks.load('playground', load).catch(async (error: unknown) => {
    await (isAsked ? keepClickOn(START_LABEL, () => recover(error)) : recover(error))
    throw error
  })
  await loadStyles(loaded.stylesHref)
  noteUse()
  return loaded
}
