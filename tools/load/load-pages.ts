import {availableParallelism} from 'node:os'
import type {Issue} from '../content/issue.ts'
import type {ParsedPage} from '../content/parsed-page.ts'
import type {Store} from '../disk/store.ts'
import {createLocalParser, startThreadParser, type PageParser} from './page-parser.ts'
import {bundlePageProgram} from './page-program.ts'
import type {PageSettings, PageSource, ReadSource} from './page-source.ts'
import type {SitePage} from './page-texts.ts'

export interface LoadPagesOptions {
  /** Of the pages to load. */
  readonly paths: readonly string[]
  readonly readSource: ReadSource
  readonly settings: PageSettings
  readonly store: Store
  readonly codeKey: string
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

/** From this many pages on, threads save more than they cost. */
const THREADS_FROM = 12

/**
 * One processor is left to the main thread, which answers requests or bundles the app, and to the
 * compiler and the garbage collector of the threads.
 */
const THREADS = Math.max(1, availableParallelism() - 1)

/** Reads all but the texts of pages from the store, and parses those that it lacks. */
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

/** All of a page but its texts, if the store has it. */
export function readPage(store: Store, {key}: PageSource): SitePage | undefined {
  const json = store.readText(key, 'page')
  return json === undefined ? undefined : storedPage(JSON.parse(json), key)
}

/** A page whose links to other pages are not resolved yet. */
export function storedPage(page: ParsedPage, key: string): SitePage {
  return {...page, key, storeKey: key}
}

/** Parses pages; several at a time, but never holds the texts of all. */
export async function parsePages(
  paths: readonly string[],
  options: Omit<LoadPagesOptions, 'paths'>,
): Promise<Array<SitePage | Issue>> {
  if (paths.length === 0) return []
  const {readSource, settings, store, codeKey, onParsed} = options
  const program = await bundlePageProgram(store, codeKey)
  const parsers =
    paths.length < THREADS_FROM
      ? [createLocalParser({settings, store, program})]
      : Array.from({length: THREADS}, () => startThreadParser({settings, store, program}))
  const results: Array<SitePage | Issue> = []
  const queue = paths.values()
  async function parseNext(path: string, parser: PageParser): Promise<SitePage | Issue> {
    const source = readSource(path)
    if ('rule' in source) return source
    const result = await parser.parse(source)
    return 'rule' in result ? result : storedPage(result, source.key)
  }
  async function work(parser: PageParser): Promise<void> {
    for (const path of queue) {
      results.push(await parseNext(path, parser))
      onParsed?.(results.length, paths.length)
    }
  }
  try {
    await Promise.all(
      parsers.flatMap(parser => Array.from({length: parser.atATime}, () => work(parser))),
    )
  } finally {
    await Promise.all(parsers.map(parser => parser.close()))
  }
  return results
}
