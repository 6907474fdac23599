import {liteClient} from 'algoliasearch/lite'
import type {HostedSearch} from '#contract/services.ts'
import {MARK_END, MARK_START, parseAlgoliaHits} from './algolia-hits.ts'
import {createFallbackSearch} from './fallback-search.ts'
import type {Search} from '../../search/hit.ts'

interface AlgoliaOptions extends HostedSearch {
  /** Base URL of the pages in Algolia's index. */
  siteUrl: string
  /** Fallback if Algolia fails. */
  fallback: Search
}

/** Queries Algolia, whose index was filled by the crawler of DocSearch. */
export function createHostedSearch({fallback, ...options}: AlgoliaOptions): Search {
  return createFallbackSearch({
    first: createAlgoliaSearch(options),
    fallback,
    isOnline: () => navigator.onLine,
    now: () => performance.now(),
  })
}

function createAlgoliaSearch(options: Omit<AlgoliaOptions, 'fallback'>): Search {
  const {appId, apiKey, indexName, host, siteUrl} = options
  const client = liteClient(appId, apiKey, host === undefined ? {} : {hosts: [hostAt(host)]})
  const origins = [new URL(siteUrl).origin, location.origin]
  return {
    async search(query, limit) {
      if (query === '') return []
      const answer: unknown = await client.search({
        requests: [{...parameters, indexName, query, ...(limit && {hitsPerPage: limit})}],
      })
      return parseAlgoliaHits(answer, origins)
    },
  }
}

const levels = [1, 2, 3, 4, 5, 6].map(level => `hierarchy.lvl${level}`)

/** Parameters of a query; they contain no data about the reader. */
const parameters = {
  attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url', 'anchor'],
  attributesToHighlight: ['hierarchy.lvl0', ...levels],
  attributesToSnippet: ['content:20'],
  snippetEllipsisText: '…',
  highlightPreTag: MARK_START,
  highlightPostTag: MARK_END,
  enablePersonalization: false,
  clickAnalytics: false,
}

function hostAt(host: string) {
  const {hostname, port, protocol} = new URL(host)
  return {
    url: hostname,
    accept: 'readWrite' as const,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    ...(port !== '' && {port: Number(port)}),
  }
}
