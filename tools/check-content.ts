import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {join, resolve} from 'node:path'
import type {Sponsors} from '#contract/people.ts'
import type {Redirects} from '#contract/records.ts'
import {checkFiles} from './content/check-files.ts'
import {checkLinks, checkSite} from './content/check-links.ts'
import {ContentError, type Issue} from './content/issue.ts'
import {readContentFolder} from './content/read-content.ts'
import {checkMoved} from './content/check-moved.ts'
import {checkRecord} from './content/check-record.ts'
import {checkRedirects} from './content/redirects.ts'
import type {Site} from './content/site.ts'
import {checkUrls, urlOf} from './content/urls.ts'
import {buildDocumented, checkDocumented, type Documented} from './facts/documented.ts'
import {factsDir as ourFacts} from './facts-folder.ts'
import {loadFacts} from './load-facts.ts'
import {parsePages, type PageEntry} from './parse-pages.ts'
import {readData} from './read-data.ts'
import {readExamples} from './samples/read-examples.ts'
import {shownPath} from './shown-path.ts'

/** A content folder in which nothing is wrong. */
export interface Content {
  readonly site: Site
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
  /** Url of the module that turns a body into HTML. */
  renderArticle: string
  /** In place of the folder of our examples. */
  examples?: string | undefined
  /** Folder of what is known of webpack, if it is not ours. */
  facts?: string | undefined
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
  const contentDir = resolve(options.content)
  const folderHash = createHash('sha256').update(contentDir).digest('hex').slice(0, 16)
  const storeDir = join(options.cache, 'pages', folderHash)
  const [folder, data, examples] = await Promise.all([
    readContentFolder(contentDir),
    readData(contentDir),
    readExamples(options.examples),
  ])
  const site = options.site === undefined ? data.site : {...data.site, url: options.site}
  const urls = new Set<string>(folder.pages.map(({path}) => urlOf(path)))
  const planned = site.planned.filter(url => !urls.has(url))

  const {pages, files} = folder
  const source = site.notification?.source
  const hasSource = source !== undefined && existsSync(join(contentDir, source))
  const {renderArticle, facts: factsDir = ourFacts} = options
  const {
    entries: all,
    parsed,
    issues,
  } = await parsePages({
    pages: hasSource ? [...pages, {path: source, size: 0}] : pages,
    contentDir,
    storeDir,
    renderArticle,
    planned,
    siteUrl: site.url,
    search: data.search,
    examples: examples.examples,
    factsDir,
    coverage: data.coverage?.record,
  })
  const notification = all.find(({page}) => page.path === source)
  const entries = all.filter(entry => entry !== notification)
  const parsedPages = entries.map(({page}) => page)
  const facts = await loadFacts(factsDir)
  const targets = {redirects: data.redirects, planned: new Set(planned)}
  const redirected = data.redirects.map(({from, hash = ''}) => from + hash)
  const found = [
    ...folder.issues,
    ...data.issues,
    ...examples.issues,
    ...checkUrls(pages.map(({path}) => path)),
    ...issues,
    ...checkFiles(
      all.map(({page}) => page),
      files,
    ),
    ...checkLinks(parsedPages, {
      others: new Set(redirected),
      planned: targets.planned,
      severity: options.deadLinks,
      besides: notification ? [notification.page] : [],
    }),
    ...checkSite(site, urls),
    ...(hasSource || source === undefined ? [] : [missingNotification(source)]),
    ...checkRedirects(data.redirects, {
      ids: new Map(parsedPages.map(({path, ids}) => [urlOf(path), ids])),
      planned: targets.planned,
    }),
    ...checkMoved(parsedPages, targets),
    ...checkRecord(data.published.record, parsedPages, {
      ...targets,
      ...data.published,
      issues: [...folder.issues, ...issues],
    }),
    ...checkDocumented(parsedPages, facts, data.coverage),
  ]
  const {sponsors, redirects} = data
  const documented = buildDocumented(parsedPages, facts, data.coverage?.record)
  const told = {documented, warnings: found}
  return {site, sponsors, redirects, entries, notification, parsed, storeDir, ...told}
}

function missingNotification(source: string): Issue {
  return {
    rule: 'missing-notification',
    severity: 'error',
    file: 'site.json',
    line: 1,
    message: `There is no file ${source} in the content folder.`,
    hint: 'Write it, or remove “notification”.',
  }
}
