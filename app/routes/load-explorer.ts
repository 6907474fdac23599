import type {Api} from '../loading/api.ts'
import {recoverIfOutdated} from '../loading/follow-release.ts'
import {loadChunk} from '../loading/load-chunk.ts'
import {loadStyles} from '../loading/load-styles.ts'
import type {LoadedExplorer} from '../ui/explorer-frame.tsx'
import {createConfigCheck} from './load-config-check.ts'

type ExplorerApi = Pick<Api, 'options' | 'defaults'>

/** Loads the explorer; a newer release may have what this one misses. */
export function loadExplorer(api: ExplorerApi): Promise<LoadedExplorer> {
  return recoverIfOutdated(startLoading(api))
}

const loading = new WeakMap<ExplorerApi, Promise<LoadedExplorer>>()

function startLoading(api: ExplorerApi): Promise<LoadedExplorer> {
  const known = loading.get(api)
  if (known) return known
  const parts = Promise.all([loadView(), api.options(), api.defaults()])
  const explorer = parts
    .then(([Explorer, options, defaults]) => {
      return {Explorer, options, defaults, checkConfig: createConfigCheck(defaults.inputs)}
    })
    .catch((error: unknown) => {
      loading.delete(api)
      throw error
    })
  loading.set(api, explorer)
  return explorer
}

async function loadView(): Promise<LoadedExplorer['Explorer']> {
  const load = () => import('../ui/explorer/explorer.tsx')
  const {Explorer, stylesHref} = await loadChunk('explorer', load)
  await loadStyles(stylesHref)
  return Explorer
}
