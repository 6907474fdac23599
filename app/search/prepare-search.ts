import type {Nav} from '#contract/nav.ts'
import type {ChunkLoader} from '../loading/load-chunk.ts'
import {loadStyles} from '../loading/load-styles.ts'
import type * as Algolia from './algolia.ts'
import {hideBlockedStorage} from './blocked-storage.ts'
import type {Search} from '../../search/hit.ts'
import {createWindow} from './search-window.tsx'
import {href} from './search.css?linked'
import type {SearchWindow} from './shell/search-trigger.ts'

/** Set by the bundler: the URL of the script that queries Algolia. */
declare const ALGOLIA: string

/** Everything that the search needs before it can be opened. */
export async function prepareSearch(
  embedded: Search,
  nav: Nav | undefined,
  chunks: ChunkLoader,
): Promise<SearchWindow> {
  hideBlockedStorage()
  const [search] = await Promise.all([chooseSearch(embedded, nav, chunks), loadStyles(href)])
  return createWindow({search, indexName: nav?.search?.indexName ?? 'embedded', nav})
}

/** Returns the search of Algolia if the site configures one and it is available. */
async function chooseSearch(
  embedded: Search,
  nav: Nav | undefined,
  chunks: ChunkLoader,
): Promise<Search> {
  if (!nav?.search) return embedded
  try {
    const load = (): Promise<typeof Algolia> => import(ALGOLIA)
    const {createHostedSearch} = await chunks.load('hosted-search', load)
    return createHostedSearch({...nav.search, siteUrl: nav.site.url, fallback: embedded})
  } catch {
    return embedded
  }
}
