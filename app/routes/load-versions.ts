import type {Api} from '../loading/api.ts'
import {recoverIfOutdated} from '../release/follow-release.ts'
import type {ChunkLoader} from '../loading/load-chunk.ts'
import {loadStyles} from '../loading/load-styles.ts'
import type {Versions, VersionsProps} from '../ui/update-check/versions.tsx'

/** The list of what an update changes and its data, which are loaded after the page. */
interface LoadedVersions extends Pick<VersionsProps, 'history' | 'releases'> {
  readonly Versions: typeof Versions
}

/** Loads the list of changes and its data; a newer release may have what this one misses. */
export function loadVersions(
  api: Pick<Api, 'history' | 'releases'>,
  chunks: ChunkLoader,
): Promise<LoadedVersions> {
  const parts = Promise.all([loadView(chunks), api.history(), api.releases()])
  return recoverIfOutdated(
    parts.then(([Versions, history, releases]) => ({Versions, history, releases})),
  )
}

async function loadView(chunks: ChunkLoader): Promise<LoadedVersions['Versions']> {
  const load = () => import('../ui/update-check/versions.tsx')
  const {Versions, stylesHref} = await chunks.load('versions', load)
  await loadStyles(stylesHref)
  return Versions
}
