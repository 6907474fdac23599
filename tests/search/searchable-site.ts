import {readFile} from 'node:fs/promises'
import {buildSearch, planSearch} from '../../tools/search/build-search.ts'
import type {ParsedPage} from '../../tools/content/parsed-page.ts'
import {readContentFolder, readText} from '../../tools/load/read-content-folder.ts'
import {siteSchema, type SiteSettings} from '../../tools/content/site.ts'
import {urlOf} from '../../tools/content/urls.ts'
import {planApi} from '../../tools/emit-api.ts'
import type {FactContext} from '../../tools/facts/fact-context.ts'
import {factsDir} from '../../tools/facts/fact-snapshots.ts'
import {readKnown} from '../../tools/load/load-facts.ts'
import {parsePage, type ParseResult} from '../../tools/markdown/parse-page.ts'
import {parseReadme} from '../../tools/readmes/parse-readme.ts'
import {readPackages} from '../../tools/load/read-packages.ts'
import {readData} from '../../tools/load/read-data.ts'
import {indexPage} from '../../tools/search/index-page.ts'
import {packPage, type PackedPage} from '../../tools/search/packed-page.ts'
import {buildSearchRules, type SearchFile} from '../../tools/search/synonyms.ts'
import {readExamples} from '../../tools/load/read-examples.ts'

/** The index of a site, in memory. */
export interface SearchableSite {
  /** Their texts, by their urls. */
  readonly files: ReadonlyMap<string, string>
  /** What an engine reads with. */
  readonly read: <T>(url: string) => Promise<T>
  /** Of all pages and sections. */
  readonly urls: ReadonlySet<string>
}

/** A page before it is parsed. */
export interface PageSource {
  /** Relative to the content folder. */
  readonly path: string
  /** Markdown with front matter. */
  readonly text: string
}

interface SiteOptions {
  readonly site?: SiteSettings
  readonly search?: SearchFile
  /** What the pages show of webpack. */
  readonly known?: FactContext
}

/** The site of a content folder, with the pages of its packages. */
export async function indexSite(contentDir: string): Promise<SearchableSite> {
  const [{pages}, {site, search, packages, coverage}] = await Promise.all([
    readContentFolder(contentDir),
    readData(contentDir),
  ])
  const written: PageSource[] = []
  for (const {path} of pages) {
    const text = await readText(contentDir, path)
    if (typeof text === 'string') written.push({path, text})
  }
  const readmes = await readPackages({...packages, documented: 'documented', urls: new Set()})
  const planned = new Set(site.planned)
  const known = await readKnown({factsDir, coverage: coverage?.record})
  const texts = await Promise.all(readmes.sources.map(({file}) => readFile(file, 'utf8')))
  const bodies = readmes.sources.map((source, index) =>
    parseReadme({...source, text: texts[index] ?? '', planned}),
  )
  const ours = written.map(page => parseSource(page, known))
  return indexBodies([...ours, ...bodies], {site, search})
}

/** Builds the index of pages as a build does. */
export async function indexPages(
  sources: Iterable<PageSource>,
  options: SiteOptions = {},
): Promise<SearchableSite> {
  const {known} = options
  return indexBodies(
    [...sources].map(source => parseSource(source, known)),
    options,
  )
}

/** Builds the index of pages that are parsed already. */
export async function indexBodies(
  bodies: Iterable<ParseResult>,
  {site = siteSchema.parse({}), search = {synonyms: {}, reference: []}}: SiteOptions = {},
): Promise<SearchableSite> {
  const rules = buildSearchRules(search)
  const stored = new Map<string, PackedPage>()
  const pages: ParsedPage[] = []
  const urls = new Set<string>()
  for (const {page, body} of bodies) {
    const {title, description, package: name} = page.frontMatter
    const about = {url: urlOf(page.path), title, description, isReadme: name !== undefined}
    const indexed = indexPage({...about, body, rules})
    pages.push(page)
    stored.set(page.path, packPage(indexed))
    for (const {url} of indexed.sections) urls.add(url)
  }
  const plan = planApi({site, pages, sponsors: {currency: 'USD', sponsors: []}, redirects: []})
  const files = new Map<string, string>()
  const source = {
    pages: planSearch(plan, path => path),
    readTerms: (key: string) => Promise.resolve(stored.get(key)?.terms ?? new Uint8Array()),
    readSections: (key: string) => Promise.resolve(stored.get(key)?.sections ?? ''),
  }
  for (const {url, text} of await buildSearch(source)) files.set(url, await text())
  return {files, urls, read: createReader(files)}
}

const {examples} = await readExamples()

function parseSource({path, text}: PageSource, known?: FactContext): ParseResult {
  const parsed = parsePage({path, size: text.length, text, planned: new Set(), known, examples})
  const errors = parsed.page.issues.filter(({severity}) => severity === 'error')
  if (errors.length > 0) throw new Error(`${path}: ${JSON.stringify(errors)}`)
  return parsed
}

function createReader(files: ReadonlyMap<string, string>): SearchableSite['read'] {
  return url => {
    const json = files.get(url)
    if (typeof json !== 'string') return Promise.reject(new Error(`There is no ${url}`))
    return Promise.resolve(JSON.parse(json))
  }
}
