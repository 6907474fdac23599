import type {DefaultInput} from '#contract/defaults.ts'
import type {CheckConfig} from '#contract/private/config-check/checked-config.ts'
import {noteUse} from '../enhance/playground-use.ts'
import {recoverIfOutdated} from '../release/follow-release.ts'
import type {ChunkLoader} from '../loading/load-chunk.ts'

/** Creates a check of configurations, which loads webpack with its first use. */
export function createConfigCheck(
  chunks: ChunkLoader,
  inputs: readonly DefaultInput[] = [],
): CheckConfig {
  const load = () => import('../playground/check-config.ts')
  return async (text, progress) => {
    const {checkConfig} = await recoverIfOutdated(chunks.load('config-check', load))
    const configs = await checkConfig(text, inputs, progress)
    noteUse()
    return configs
  }
}
