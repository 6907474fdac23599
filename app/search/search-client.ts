import {groupBy} from '#contract/private/group-by.ts'
import {RESULTS} from '../../search/weights.ts'
import type {Search, SearchHit} from '../../search/hit.ts'

/** Maximum number of results. */
export const MAX_RESULTS = 12

/** Error message for a query that failed. */
export const FAILURE = 'Search is not available right now'

interface ClientOptions {
  search: Search
  setSearching: (isSearching: boolean) => void
  /** Receives the query that failed, or undefined if the last one succeeded. */
  setFailedQuery: (query: string | undefined) => void
  /** Announces the number of results to screen readers. */
  announce: (text: string) => void
}

/**
 * Replaces the client of Algolia with our search. It never rejects, because DocSearch would then show
 * nothing.
 */
export function createSearchClient({
  search,
  setSearching,
  setFailedQuery,
  announce,
}: ClientOptions) {
  let last = 0
  const answer = async ({requests: [{query}]}: {requests: [{query: string}]}) => {
    const turn = ++last
    setSearching(true)
    const hits = await search.search(query.trim(), MAX_RESULTS).catch(() => undefined)
    if (turn === last) {
      setSearching(false)
      setFailedQuery(hits === undefined ? query : undefined)
      announce(describe(query.trim(), hits?.length))
    }
    return {results: [{hits: toSectionHits(hits ?? []), nbHits: hits?.length ?? 0, index: 'site'}]}
  }
  return <T extends object>(client: T) => Object.assign(client, {search: answer})
}

function describe(query: string, count: number | undefined): string {
  if (count === undefined) return FAILURE
  if (count === 0) return `No results for ${query}`
  if (count === MAX_RESULTS) return `The ${MAX_RESULTS} best results for ${query}`
  return `${count} ${count === 1 ? 'result' : 'results'} for ${query}`
}

/** A hit in the format of DocSearch, with our additional data. */
interface SectionHit {
  readonly objectID: string
  readonly url: string
  readonly type: 'lvl1' | 'lvl2'
  readonly hierarchy: Readonly<Record<Level, string | null>>
  readonly content: null
  /** The hit to display. */
  readonly section: SearchHit
  /** Whether the hit before it belongs to the same page. */
  readonly isContinued: boolean
}

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6'

/** Group of further hits of pages that have several. */
const MORE = 'More results'

/**
 * Sorts hits as DocSearch shows them: by group, then by page, each at the place of its best hit. The
 * best hit stays the first. Further hits of a page come after those of other pages.
 */
function toSectionHits(hits: readonly SearchHit[]): SectionHit[] {
  const unique = gather(hits, ({url}) => url).flatMap(same => same.slice(0, 1))
  const pages = gather(unique, pageOf)
  if (pages.length === 1) return arrange(unique)
  const later = new Set(pages.flatMap(inPage => inPage.slice(RESULTS.ofPage)))
  return [
    ...arrange(unique.filter(hit => !later.has(hit))),
    ...arrange(
      unique.filter(hit => later.has(hit)),
      MORE,
    ),
  ]
}

/** The hits by group and page, or all of them below one name. */
function arrange(hits: readonly SearchHit[], name?: string): SectionHit[] {
  const sorted = gather(hits, ({group}) => name ?? group).flatMap(inGroup =>
    gather(inGroup, pageOf),
  )
  return sorted.flatMap(inPage =>
    inPage.map((section, index) => ({
      objectID: section.url,
      url: section.url,
      type: section.headings.length > 0 ? ('lvl2' as const) : ('lvl1' as const),
      hierarchy: {
        ...noLevels,
        lvl0: keyOf(name ?? section.group),
        lvl1: pageOf(section),
        lvl2: section.headings.at(-1)?.text ?? null,
      },
      content: null,
      section,
      isContinued: index > 0,
    })),
  )
}

const noLevels = {lvl3: null, lvl4: null, lvl5: null, lvl6: null} as const

function gather<T>(values: readonly T[], keyFor: (value: T) => string): T[][] {
  return [...groupBy(values, keyFor).values()]
}

function pageOf({url}: SearchHit): string {
  return url.replace(/#.*/, '')
}

/**
 * DocSearch decodes entities in this name before it shows it, and uses it as the key of a plain
 * object. A number would come first, and the name of a method would fail, so a space that no one sees
 * is added.
 */
function keyOf(group: string): string {
  return `${group.replaceAll('&', '&amp;')} `
}
