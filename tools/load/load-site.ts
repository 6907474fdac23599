import {setFlagsFromString} from 'node:v8'
import {ContentError, type Issue} from '../issues/issue.ts'
import {shownPath} from '../disk/shown-path.ts'
import type {Store} from '../disk/store.ts'
import {assembleSite} from './assemble-site.ts'
import {bundleProgram, programKey} from './bundle-program.ts'
import {checkPages} from './check-pages.ts'
import {loadPages, type Parsing} from './load-pages.ts'
import {createSourceReader} from './page-source.ts'
import {createPageWorkers} from './page-workers.ts'
import {readSources, type ContentSources, type SourceOptions} from './read-sources.ts'
import type {Site} from './site.ts'

export interface LoadOptions extends SourceOptions, ParsingOptions {
  /** Whether links that lead nowhere are errors. */
  readonly deadLinks: Issue['severity']
}

interface ParsingOptions extends Pick<Parsing, 'giveWay' | 'onParsed'> {
  readonly store: Store
  /** Milliseconds after which a page is given up. */
  readonly timeoutMs?: number
  /** Threads that work on pages, at most; by default as many as there are processors if it has many pages. */
  readonly threads?: number | undefined
}

/** A loaded content folder, and its issues. */
export interface LoadedSite {
  readonly site: Site
  /** Errors and warnings. A page that cannot be read at all is left out of the site. */
  readonly issues: readonly Issue[]
  /** Number of pages that had to be parsed. */
  readonly parsed: number
}

/** Loads a content folder in which nothing is wrong. Throws one `ContentError` with all errors. */
export async function loadSite(options: LoadOptions): Promise<LoadedSite> {
  const loaded = await inspectSite(options)
  if (loaded.issues.some(({severity}) => severity === 'error')) {
    throw new ContentError(loaded.issues, shownPath(loaded.site.contentDir))
  }
  return loaded
}

/**
 * Number of pages from which on several threads are faster: each compiles the same code and has a
 * heap of its own, and the bundler takes another processor meanwhile. From then on, garbage is
 * collected sooner as well: with 3,000 pages, that halves the memory, and takes 3 % more time.
 */
const MANY_PAGES = 2000

/** Loads a content folder, even if it has errors. */
export async function inspectSite(options: LoadOptions): Promise<LoadedSite> {
  const sources = readSources(options)
  const paths = pagePaths(sources)
  const isLarge = paths.length >= MANY_PAGES
  if (isLarge) setFlagsFromString('--heap-growing-percent=25')
  const threads = options.threads ?? (isLarge ? undefined : 1)
  const parsing = planParsing(sources, {...options, threads})
  const {pages, parsed, issues: unread} = await loadPages(paths, parsing)
  const site = await assembleSite(sources, pages, parsing)
  const {deadLinks} = options
  return {site, issues: checkPages({sources, site, unread, deadLinks}), parsed}
}

/** Paths of all pages of a site, and of the text above every page. */
export function pagePaths({paths, notification}: ContentSources): string[] {
  return [...paths, ...(notification === undefined ? [] : [notification])]
}

/**
 * Time limit for a page, in milliseconds. Pages take a few hundred; the longest one took 20 seconds
 * on a machine with two cores that ran 25 processes.
 */
const PAGE_TIMEOUT_MS = 60_000

/** Prepares the parsing of the pages of a site. */
export function planParsing(
  sources: ContentSources,
  {store, onParsed, giveWay, timeoutMs = PAGE_TIMEOUT_MS, threads}: ParsingOptions,
): Parsing {
  const {data, facts, history, releases} = sources
  const settings = {
    siteUrl: sources.settings.url,
    search: data.search,
    factContext: {facts, coverage: data.coverage?.record, history, releases},
    packages: sources.versions,
    timeoutMs,
  }
  const codeKey = programKey()
  const program = () => bundleProgram(store, codeKey)
  return {
    readSource: createSourceReader({...sources, settings, readmes: sources.packages, codeKey}),
    settings,
    store,
    workers: createPageWorkers({store, program, threads}),
    giveWay,
    onParsed,
  }
}
