import type {Issue} from '../issues/issue.ts'
import type {PageResolution} from '../site/page-resolution.ts'
import type {ParsedPage} from '../site/parsed-page.ts'
import {mapConcurrently} from '../disk/map-concurrently.ts'
import type {Store} from '../disk/store.ts'
import type {PageSettings, PageSource, ReadSource} from './page-source.ts'
import type {PageWorkers, Urgency} from './page-workers.ts'

/** A page of a loaded site. Its texts stay in the store until they are needed. */
export interface SitePage extends ParsedPage {
  /** Changes with all of its texts. */
  readonly key: string
  /** The key under which the store keeps it as it was parsed. */
  readonly storeKey: string
  /** The changes in it because of other pages and files. */
  readonly resolution?: PageResolution | undefined
}

/** Everything that is needed to parse the pages of a site. */
export interface Parsing {
  readonly readSource: ReadSource
  readonly settings: PageSettings
  readonly store: Store
  readonly workers: PageWorkers
  /** Resolves when nothing more urgent is to be done. */
  readonly giveWay?: (() => Promise<void>) | undefined
  /** Called after each page that had to be parsed. */
  readonly onParsed?: ((done: number, total: number) => void) | undefined
}

export interface LoadedPages {
  /** Sorted by path. */
  readonly pages: readonly SitePage[]
  /** Number of pages that were not in the store. */
  readonly parsed: number
  /** Issues of pages that cannot be read at all. */
  readonly issues: readonly Issue[]
}

/** Reads pages without their texts from the store, and parses those that it lacks. */
export async function loadPages(paths: readonly string[], parsing: Parsing): Promise<LoadedPages> {
  const known = paths.map(path => {
    const source = parsing.readSource(path)
    return 'rule' in source ? source : (readPage(parsing.store, source) ?? path)
  })
  const missing = known.filter(found => typeof found === 'string')
  const results = [
    ...known.filter(found => typeof found !== 'string'),
    ...(await parsePages(missing, parsing)),
  ]
  return {
    pages: results
      .flatMap(result => ('rule' in result ? [] : [result]))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    parsed: missing.length,
    issues: results.filter(result => 'rule' in result),
  }
}

/** A page without its texts, if the store has it. */
export function readPage(store: Store, {key}: PageSource): SitePage | undefined {
  const json = store.readText(key, 'page')
  return json === undefined ? undefined : storedPage(JSON.parse(json), key)
}

/** A page whose links to other pages are not resolved yet. */
export function storedPage(page: ParsedPage, key: string): SitePage {
  return {...page, key, storeKey: key}
}

/** Parses pages, in this order; several at a time, but never holds the texts of all. */
export async function parsePages(
  paths: readonly string[],
  {readSource, settings, workers, giveWay, onParsed}: Parsing,
  urgency?: Urgency,
): Promise<Array<SitePage | Issue>> {
  if (paths.length === 0) return []
  const shared = workers.share(settings)
  let done = 0
  return mapConcurrently(paths, workers.tasksAtOnce, async (path): Promise<SitePage | Issue> => {
    await giveWay?.()
    const source = readSource(path)
    if ('rule' in source) return source
    const result = await workers.parse({settings: shared, source}, urgency)
    onParsed?.(++done, paths.length)
    return 'rule' in result ? result : storedPage(result, source.key)
  })
}
