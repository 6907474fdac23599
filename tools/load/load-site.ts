import {ContentError, type Issue} from '../content/issue.ts'
import {shownPath} from '../disk/shown-path.ts'
import type {Store} from '../disk/store.ts'
import {buildFactSet, type FactSet} from '../facts/fact-set.ts'
import {assembleSite} from './assemble-site.ts'
import {checkPages} from './check-pages.ts'
import {loadPages, parsePages, type LoadedPages, type LoadPagesOptions} from './load-pages.ts'
import {bundlePageProgram, pageCodeKey} from './page-program.ts'
import {createSourceReader, type PageFile} from './page-sources.ts'
import {TIME_LIMIT, type PageSettings} from './page-source.ts'
import {createPageTexts, type PageTexts} from './page-texts.ts'
import {readSources, type ContentSources, type SourceOptions} from './read-sources.ts'
import type {Site} from './site.ts'

export interface LoadOptions extends SourceOptions {
  readonly store: Store
  /** Whether links that lead nowhere are errors. */
  readonly deadLinks: Issue['severity']
  readonly onParsed?: LoadPagesOptions['onParsed']
  /** Milliseconds after which a page is given up. */
  readonly timeLimit?: number
}

/** A content folder, and what is wrong with it. */
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

/** Loads a content folder, whatever is wrong with it. */
export async function inspectSite(options: LoadOptions): Promise<LoadedSite> {
  const sources = readSources(options)
  const facts = buildFactSet(Object.values(sources.snapshots), sources.defaults)
  const parsing = planParsing(sources, facts, options)
  const loaded = await loadPages({...parsing, files: pageFiles(sources)})
  const texts = openTexts(sources, parsing)
  const site = await assembleSite({
    sources,
    facts,
    entries: loaded.entries,
    texts,
    store: options.store,
  })
  return {site, issues: findIssues({sources, facts, loaded, site}, options), parsed: loaded.parsed}
}

/** All pages of a site: those that are files, READMEs, and the text above every page. */
export function pageFiles({folder, packages, notification}: ContentSources): PageFile[] {
  return [
    ...folder.pages.map(({path}) => ({path})),
    ...packages.map(readme => ({path: readme.path, readme})),
    ...(notification === undefined ? [] : [{path: notification}]),
  ]
}

type Parsing = Omit<LoadPagesOptions, 'files'>

/** All that parsing the pages of a site needs. */
export function planParsing(
  {contentDir, data, examples, versions, settings: site}: ContentSources,
  facts: FactSet,
  {store, onParsed, timeLimit = TIME_LIMIT}: Pick<LoadOptions, 'store' | 'onParsed' | 'timeLimit'>,
): Parsing {
  const factContext = {facts, coverage: data.coverage?.record}
  const settings: PageSettings = {
    siteUrl: site.url,
    search: data.search,
    factContext,
    packages: versions,
    timeLimit,
  }
  const codeKey = pageCodeKey()
  const readSource = createSourceReader({contentDir, settings, examples, codeKey})
  return {readSource, settings, store, codeKey, onParsed}
}

/** Opens the texts of pages, which are parsed again if the store has lost them. */
export function openTexts(sources: ContentSources, parsing: Parsing): PageTexts {
  const {store, codeKey, settings} = parsing
  let program: Promise<string> | undefined
  return createPageTexts({
    store,
    siteUrl: settings.siteUrl,
    program: () => (program ??= bundlePageProgram(store, codeKey)),
    async parseAgain(path) {
      const file = pageFiles(sources).find(one => one.path === path) ?? {path}
      const [result] = await parsePages([file], parsing)
      return result && 'key' in result ? result.key : (result ?? '')
    },
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
  const pages = site.pages.map(({page}) => page)
  const notification = site.notification?.page
  const issues = [
    ...loaded.issues,
    ...[...pages, ...(notification ? [notification] : [])].flatMap(page => page.issues),
  ].map(issue => (isDeadLink(issue) ? {...issue, severity: deadLinks} : issue))
  return [
    ...sources.issues,
    ...issues,
    ...checkPages(sources, {pages, notification, issues, facts}, deadLinks),
  ]
}

/** A link that must not be followed is shown as its text, as one that leads nowhere can be. */
function isDeadLink({rule, severity}: Issue): boolean {
  return rule === 'bad-link' && severity === 'error'
}
