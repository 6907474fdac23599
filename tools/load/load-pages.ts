import type {Issue} from '../content/issue.ts'
import type {ParsedPage} from '../content/parsed-page.ts'
import {mapConcurrently} from '../disk/map-concurrently.ts'
import type {Store} from '../disk/store.ts'
import type {PageSettings, PageSource, ReadSource} from './page-source.ts'
import type {SitePage} from './page-texts.ts'
import type {PageWorkers, Urgency} from './page-workers.ts'

export interface LoadPagesOptions {
  /** Paths of the pages to load. */
  readonly paths: readonly string[]
  readonly readSource: ReadSource
  readonly settings: PageSettings
  readonly store: Store
  readonly workers: PageWorkers
  readonly urgency?: Urgency | undefined
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
export async function loadPages(options: LoadPagesOptions): Promise<LoadedPages> {
  const {paths, readSource, store} = options
  const pages: SitePage[] = []
  const issues: Issue[] = []
  const missing: string[] = []
  for (const path of paths) {
    const source = readSource(path)
    if ('rule' in source) issues.push(source)
    else {
      const page = readPage(store, source)
      if (page) pages.push(page)
      else missing.push(path)
    }
  }
  for (const result of await parsePages(missing, options)) {
    if ('rule' in result) issues.push(result)
    else pages.push(result)
  }
  pages.sort((a, b) => (a.path < b.path ? -1 : 1))
  return {pages, parsed: missing.length, issues}
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
  {readSource, settings, workers, urgency, giveWay, onParsed}: Omit<LoadPagesOptions, 'paths'>,
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
