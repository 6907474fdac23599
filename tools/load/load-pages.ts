import {availableParallelism} from 'node:os'
import type {Issue} from '../content/issue.ts'
import type {ParsedPage} from '../content/parsed-page.ts'
import type {Store} from '../disk/store.ts'
import {
  createLargePageParser,
  createLocalParser,
  LARGE,
  startThreadParser,
  type PageParser,
} from './page-parser.ts'
import {bundlePageProgram} from './page-program.ts'
import type {PageFile} from './page-sources.ts'
import type {PageSettings} from './page-source.ts'
import type {PageMessage} from './page-thread.ts'

/** A parsed page, and the key under which the store keeps its texts. */
export interface PageEntry {
  readonly page: ParsedPage
  readonly key: string
}

export interface LoadPagesOptions {
  readonly files: readonly PageFile[]
  readonly readSource: (file: PageFile) => PageMessage | Issue
  readonly settings: PageSettings
  readonly store: Store
  readonly codeKey: string
  /** Called after each page that had to be parsed. */
  readonly onParsed?: ((done: number, total: number) => void) | undefined
}

export interface LoadedPages {
  /** Sorted by path. */
  readonly entries: readonly PageEntry[]
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
  const {files, readSource, store} = options
  const entries: PageEntry[] = []
  const issues: Issue[] = []
  const missing: PageFile[] = []
  for (const file of files) {
    const message = readSource(file)
    if ('rule' in message) issues.push(message)
    else {
      const page = readPage(store, message.key)
      if (page) entries.push({page, key: message.key})
      else missing.push(file)
    }
  }
  for (const result of await parsePages(missing, options)) {
    if ('rule' in result) issues.push(result)
    else entries.push(result)
  }
  entries.sort((a, b) => (a.page.path < b.page.path ? -1 : 1))
  return {entries, parsed: missing.length, issues}
}

/** All of a page but its texts, if the store has it. */
export function readPage(store: Store, key: string): ParsedPage | undefined {
  const json = store.readText(key, 'page')
  return json === undefined ? undefined : JSON.parse(json)
}

/** Parses pages; several at a time, but never holds the texts of all. */
export async function parsePages(
  files: readonly PageFile[],
  options: Omit<LoadPagesOptions, 'files'>,
): Promise<Array<PageEntry | Issue>> {
  if (files.length === 0) return []
  const {readSource, settings, store, codeKey, onParsed} = options
  const program = await bundlePageProgram(store, codeKey)
  const parsers =
    files.length < THREADS_FROM
      ? [createLocalParser({settings, store, program})]
      : Array.from({length: THREADS}, () => startThreadParser({settings, store, program}))
  const largePages = createLargePageParser({settings, store, program})
  const results: Array<PageEntry | Issue> = []
  const queue = files.values()
  const parserOf = ({source}: PageMessage, parser: PageParser) =>
    source.bytes.length < LARGE ? parser : largePages
  async function work(parser: PageParser): Promise<void> {
    for (const file of queue) {
      const message = readSource(file)
      const issue = 'rule' in message ? message : await parserOf(message, parser).parse(message)
      results.push(issue ?? readBack(store, message))
      onParsed?.(results.length, files.length)
    }
  }
  try {
    await Promise.all(
      parsers.flatMap(parser => Array.from({length: parser.atATime}, () => work(parser))),
    )
  } finally {
    await Promise.all([...parsers, largePages].map(parser => parser.close()))
  }
  return results
}

function readBack(store: Store, message: PageMessage | Issue): PageEntry {
  const key = 'key' in message ? message.key : ''
  const page = readPage(store, key)
  if (!page) throw new Error(`The cache in ${store.dir} does not keep its entries.`)
  return {page, key}
}
