import {ContentError, type Issue} from '../content/issue.ts'
import {shownPath} from '../disk/shown-path.ts'
import type {Store} from '../disk/store.ts'
import {buildFactSet, type FactSet} from '../facts/fact-set.ts'
import {assembleSite} from './assemble-site.ts'
import {checkPages} from './check-pages.ts'
import {loadPages, parsePages, type LoadedPages, type LoadPagesOptions} from './load-pages.ts'
import {bundleProgram, programKey} from './bundle-program.ts'
import {createSourceReader, type PageSettings} from './page-source.ts'
import {createPageTexts, type PageTexts} from './page-texts.ts'
import {createPageWorkers} from './page-workers.ts'
import {readSources, type ContentSources, type SourceOptions} from './read-sources.ts'
import type {Site} from './site.ts'

export interface LoadOptions extends SourceOptions {
  readonly store: Store
  /** Whether links that lead nowhere are errors. */
  readonly deadLinks: Issue['severity']
  readonly onParsed?: LoadPagesOptions['onParsed']
  readonly giveWay?: LoadPagesOptions['giveWay']
  /** Milliseconds after which a page is given up. */
  readonly timeLimit?: number
  /** Threads that work on pages, at most; by default as many as there are processors if it has many pages. */
  readonly threads?: number | undefined
}

/**
 * Number of pages from which on several threads are faster: each compiles the same code and has a
 * heap of its own, and the bundler takes another processor meanwhile.
 */
const THREADS_FROM = 2000

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

/** Loads a content folder, even if it has errors. */
export async function inspectSite(options: LoadOptions): Promise<LoadedSite> {
  const sources = readSources(options)
  const facts = buildFactSet(Object.values(sources.snapshots), sources.defaults)
  const paths = pagePaths(sources)
  const threads = options.threads ?? (paths.length < THREADS_FROM ? 1 : undefined)
  const parsing = planParsing(sources, facts, {...options, threads})
  const loaded = await loadPages({...parsing, paths})
  const texts = openTexts(parsing)
  const site = await assembleSite({
    sources,
    facts,
    pages: loaded.pages,
    texts,
    workers: parsing.workers,
    store: options.store,
  })
  return {site, issues: findIssues({sources, facts, loaded, site}, options), parsed: loaded.parsed}
}

/** Paths of all pages of a site, and of the text above every page. */
export function pagePaths({paths, notification}: ContentSources): string[] {
  return [...paths, ...(notification === undefined ? [] : [notification])]
}

/**
 * Time limit for a page, in milliseconds. Pages take a few hundred; the longest one took 20 seconds
 * on a machine with two cores that ran 25 processes.
 */
const TIME_LIMIT = 60_000

type Parsing = Omit<LoadPagesOptions, 'paths'>

type ParsingOptions = Pick<LoadOptions, 'store' | 'onParsed' | 'giveWay' | 'timeLimit' | 'threads'>

/** Everything that is needed to parse the pages of a site. */
export function planParsing(
  sources: ContentSources,
  facts: FactSet,
  {store, onParsed, giveWay, timeLimit = TIME_LIMIT, threads}: ParsingOptions,
): Parsing {
  const {contentDir, data, examples, packages: readmes, versions, settings: site} = sources
  const {history, releases} = sources
  const factContext = {facts, coverage: data.coverage?.record, history, releases}
  const settings: PageSettings = {
    siteUrl: site.url,
    search: data.search,
    factContext,
    packages: versions,
    timeLimit,
  }
  const codeKey = programKey()
  const readSource = createSourceReader({contentDir, settings, examples, readmes, codeKey})
  const workers = createPageWorkers({
    store,
    program: () => bundleProgram(store, codeKey),
    threads,
  })
  return {readSource, settings, store, workers, giveWay, onParsed}
}

/** Opens the texts of pages, which are parsed again if the store has lost them. */
export function openTexts(parsing: Parsing): PageTexts {
  const {store, settings, workers} = parsing
  return createPageTexts({
    store,
    siteUrl: settings.siteUrl,
    workers,
    parseAgain: path => parsePages([path], parsing),
  })
}

interface Findings {
  readonly sources: ContentSources
  readonly facts: FactSet
  readonly loaded: Pick<LoadedPages, 'issues'>
  readonly site: Site
}

/** All issues of a site, from its files to links between pages. */
export function findIssues(
  {sources, facts, loaded, site}: Findings,
  {deadLinks}: Pick<LoadOptions, 'deadLinks'>,
): Issue[] {
  const {pages, notification, files} = site
  const issues = [
    ...loaded.issues,
    ...[...pages, ...(notification ? [notification] : [])].flatMap(page => page.issues),
  ].map(issue => (isDeadLink(issue) ? {...issue, severity: deadLinks} : issue))
  return [
    ...sources.issues,
    ...issues,
    ...checkPages(sources, {pages, notification, issues, facts, files}, deadLinks),
  ]
}

/** A link with a forbidden URL can be shown as its text, just like a broken link. */
function isDeadLink({rule, severity}: Issue): boolean {
  return rule === 'bad-link' && severity === 'error'
}
