import {keepAsked, takeAsked} from '../enhance/resume.ts'
import {recover} from '../release/follow-release.ts'
import type {ChunkLoader} from '../loading/load-chunk.ts'
import type {CurrentSite} from '../links/site-map.ts'
import {SEARCH_PARAMETER} from '#contract/private/search-parameter.ts'
import type {Search} from '../../search/hit.ts'
import type * as PrepareSearch from './prepare-search.ts'
import type {SearchLoader} from './shell/search-trigger.ts'
import {createEmbeddedSearch} from './worker-search.ts'

/** Set by the bundler: the URL of the search. */
declare const SEARCH: string

/** The app, as far as the search needs it. */
interface App {
  readonly chunks: ChunkLoader
  start(): Promise<{router: {options: {context: {site: CurrentSite}}}} | undefined>
}

/** Loads the search, and follows a newer release if its files are gone from the server. */
export function createSearchLoader(app: App): SearchLoader {
  const {chunks} = app
  /** The search also works without the navigation of the site. */
  const loadNav = () =>
    app.start().then(
      running => running?.router.options.context.site.map.nav,
      () => undefined,
    )
  let embedded: Search | undefined
  return {
    async load() {
      embedded ??= createEmbeddedSearch(chunks) // reads the index while the window is downloaded
      const [module, nav] = await Promise.all([
        chunks.load('search', (): Promise<typeof PrepareSearch> => import(SEARCH)),
        loadNav(),
      ])
      return module.prepareSearch(embedded, nav, chunks)
    },
    recover: error => keepAsked('search', 'open', () => recover(error)),
    firstQuery() {
      const query = new URLSearchParams(location.search).get(SEARCH_PARAMETER)
      return query ?? (takeAsked('search') === undefined ? undefined : '')
    },
  }
}
