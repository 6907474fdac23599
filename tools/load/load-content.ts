import {createHash} from 'node:crypto'
import {join, resolve} from 'node:path'
import type {Sponsors} from '#contract/people.ts'
import type {Redirects} from '#contract/records.ts'
import {checkPages} from './check-pages.ts'
import {readSources, type ContentSources} from './read-sources.ts'
import {ContentError, type Issue} from '../content/issue.ts'
import type {ParsedPage} from '../content/parsed-page.ts'
import type {SiteSettings} from '../content/site.ts'
import {urlOf} from '../content/urls.ts'
import {buildDocumented, type Documented} from '../facts/documented.ts'
import {factsDir as ourFacts} from './fact-snapshots.ts'
import {loadFacts} from './load-facts.ts'
import {planMends} from '../readmes/mend-links.ts'
import {parsePages, type PageEntry, type ParsedPages} from './parse-pages.ts'
import {shownPath} from '../disk/shown-path.ts'

/** A content folder in which nothing is wrong. */
export interface Content {
  readonly site: SiteSettings
  readonly sponsors: Sponsors
  readonly redirects: Redirects
  readonly entries: readonly PageEntry[]
  /** The text above every page, if there is one. */
  readonly notification: PageEntry | undefined
  /** How many pages had to be parsed; the others were stored. */
  readonly parsed: number
  /** Where the texts of the pages are stored. */
  readonly storeDir: string
  /** What it says of webpack. */
  readonly documented: Documented
  readonly warnings: readonly Issue[]
}

export interface CheckContentOptions {
  content: string
  /** In place of what `site.json` says. */
  site?: string | undefined
  deadLinks: Issue['severity']
  /** Folder for what can be made again. */
  cache: string
  /** Folder whose package.json names the packages that are documented. */
  documented?: string | undefined
  /** Url of the module that turns a body into HTML. */
  renderArticle: string
  /** Folder of what is known of webpack, if it is not ours. */
  facts?: string | undefined
  /** In place of the folder of our examples. */
  examples?: string | undefined
}

/** Reads, parses and checks a content folder. Throws one `ContentError` with all errors. */
export async function checkContent(options: CheckContentOptions): Promise<Content> {
  const content = await inspectContent(options)
  if (content.warnings.some(({severity}) => severity === 'error')) {
    throw new ContentError(content.warnings, shownPath(resolve(options.content)))
  }
  return content
}

/** The same, but errors stand among the warnings and what has none is there all the same. */
export async function inspectContent(options: CheckContentOptions): Promise<Content> {
  const {cache, renderArticle, deadLinks, facts: factsDir = ourFacts} = options
  const sources = await readSources(options)
  const {contentDir, data, site} = sources
  const folderHash = createHash('sha256').update(contentDir).digest('hex').slice(0, 16)
  const storeDir = join(cache, 'pages', folderHash)
  const {
    entries: all,
    parsed,
    issues,
  } = await parseSources(sources, {storeDir, renderArticle, factsDir})
  const notification = all.find(({page}) => page.path === sources.notification)
  const entries = all.filter(entry => entry !== notification)
  const pages = entries.map(({page}) => page)
  const facts = await loadFacts(factsDir)
  const parts = {pages, notification: notification?.page, issues, facts}
  const warnings = [...sources.issues, ...issues, ...checkPages(sources, parts, deadLinks)]
  const {sponsors, redirects} = data
  const documented = buildDocumented(pages, facts, data.coverage?.record)
  const told = {documented, warnings}
  return {site, sponsors, redirects, entries, notification, parsed, storeDir, ...told}
}

function parseSources(
  {contentDir, folder, data, site, packages, examples, planned, notification}: ContentSources,
  places: {storeDir: string; renderArticle: string; factsDir: string},
): Promise<ParsedPages> {
  const {redirects, search, coverage} = data
  return parsePages({
    ...places,
    pages:
      notification === undefined ? folder.pages : [...folder.pages, {path: notification, size: 0}],
    packages,
    planMends: pages => {
      const byUrl = new Map<string, ParsedPage>(pages.map(page => [urlOf(page.path), page]))
      const known = {byUrl, redirects, planned: new Set(planned)}
      return page => planMends(page, known)
    },
    contentDir,
    planned,
    siteUrl: site.url,
    search,
    coverage: coverage?.record,
    examples,
  })
}
