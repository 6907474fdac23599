import type {Api} from '../loading/api.ts'
import {recoverIfOutdated} from '../release/follow-release.ts'
import type {ChunkLoader} from '../loading/load-chunk.ts'
import {loadStyles} from '../loading/load-styles.ts'
import type {Explorer, ExplorerProps} from '../ui/explorer/explorer.tsx'
import {createConfigCheck} from './load-config-check.ts'

/** The explorer and its data, which are loaded after the page. */
interface LoadedExplorer extends Pick<ExplorerProps, 'options' | 'defaults' | 'checkConfig'> {
  readonly Explorer: typeof Explorer
}

type ExplorerApi = Pick<Api, 'options' | 'defaults'>

/** Loads the explorer; a newer release may have what this one misses. */
export function loadExplorer(api: ExplorerApi, chunks: ChunkLoader): Promise<LoadedExplorer> {
  return recoverIfOutdated(startLoading(api, chunks))
}

const loading = new WeakMap<ExplorerApi, Promise<LoadedExplorer>>()

function startLoading(api: ExplorerApi, chunks: ChunkLoader): Promise<LoadedExplorer> {
  const known = loading.get(api)
  if (known) return known
  const parts = Promise.all([loadView(chunks), api.options(), api.defaults()])
  const explorer = parts
    .then(([Explorer, options, defaults]) => {
      return {Explorer, options, defaults, checkConfig: createConfigCheck(chunks, defaults.inputs)}
    })
    .catch((error: unknown) => {
      loading.delete(api)
      throw error
    })
  loading.set(api, explorer)
  return explorer
}

async function loadView(chunks: ChunkLoader): Promise<LoadedExplorer['Explorer']> {
  const load = () => import('../ui/explorer/explorer.tsx')
  const {Explorer, stylesHref} = await chunks.load('explorer', load)
  await loadStyles(stylesHref)
  return Explorer
}
