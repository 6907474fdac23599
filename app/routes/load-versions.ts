import type {Api} from '../loading/api.ts'
import {recoverIfOutdated} from '../loading/follow-release.ts'
import {loadChunk} from '../loading/load-chunk.ts'
import {loadStyles} from '../loading/load-styles.ts'
import type {LoadedVersions} from '../ui/versions-frame.tsx'

/** Loads the list of changes and its data; a newer release may have what this one misses. */
export function loadVersions(api: Pick<Api, 'history' | 'releases'>): Promise<LoadedVersions> {
  const parts = Promise.all([loadView(), api.history(), api.releases()])
  return recoverIfOutdated(
    parts.then(([Versions, history, releases]) => ({Versions, history, releases})),
  )
}

async function loadView(): Promise<LoadedVersions['Versions']> {
  const load = () => import('../ui/versions/versions.tsx')
  const {Versions, stylesHref} = await loadChunk('versions', load)
  await loadStyles(stylesHref)
  return Versions
}
