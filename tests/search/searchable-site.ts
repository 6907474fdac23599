import {idOf} from '../../search/words/split-words.ts'
import type {SearchSections} from '../../search/file-formats.ts'
import {createStore} from '../../tools/disk/store.ts'
import {emitSearch} from '../../tools/emit/emit-search.ts'
import {siteOf} from '../tools/some-site.ts'
import {loadSite} from '../../tools/load/load-site.ts'
import type {PageTexts} from '../../tools/load/page-texts.ts'
import type {FolderOutput} from '../../tools/output/output.ts'
import type {ParsedPage} from '../../tools/site/parsed-page.ts'
import {urlOf} from '../../tools/content-format/urls.ts'
import type {FactContext} from '../../tools/facts/fact-context.ts'
import {parsePage} from '../../tools/markdown/parse-page.ts'
import {indexPage, type UngroupedPage} from '../../tools/search/index-page.ts'
import {packPage, type PackedPage} from '../../tools/search/packed-page.ts'
import {buildSearchRules, type SearchFile} from '../../tools/search/synonyms.ts'
import {readExamples} from '../../tools/load/read-examples.ts'

/** The index of a site, in memory. */
export interface SearchableSite {
  /** Their texts, by their URLs. */
  readonly files: ReadonlyMap<string, string>
  /** Reads files for an engine. */
  readonly read: <T>(url: string) => Promise<T>
  /** The names of all pages and sections. */
  readonly urls: ReadonlySet<string>
}

/** A page before it is parsed. */
export interface PageSource {
  /** Relative to the content folder. */
  readonly path: string
  /** Markdown with front matter. */
  readonly text: string
}

/** A page with these texts below its title. */
export function page(path: string, title: string, ...texts: string[]): PageSource {
  return {path, text: `---\ntitle: ${title}\n---\n${texts.join('\n\n')}`}
}

/** The settings of a site that has none. */
export const noRules = {synonyms: {}, reference: [], background: []}

/** A page that is parsed already. */
export type ParsedText = ReturnType<typeof parsePage>

interface SiteOptions {
  readonly search?: SearchFile
  /** The facts about webpack that pages show. */
  readonly known?: FactContext
}

/** The index of a content folder, of what the store has of its pages. */
export async function indexSite(contentDir: string): Promise<SearchableSite> {
  const store = createStore('.cache')
  const {site} = await loadSite({content: contentDir, store, deadLinks: 'error'})
  return readOutputs(emitSearch(site))
}

/** Builds the index of pages as a build does. */
export async function indexPages(
  sources: Iterable<PageSource>,
  options: SiteOptions = {},
): Promise<SearchableSite> {
  const bodies = [...sources].map(source => parseSource(source, options.known))
  return indexBodies(bodies, options)
}

/** Builds the index of pages that are parsed already. */
export async function indexBodies(
  bodies: Iterable<ParsedText>,
  {search = noRules}: SiteOptions = {},
): Promise<SearchableSite> {
  const rules = buildSearchRules(search)
  const stored = new Map<string, PackedPage>()
  const pages: ParsedPage[] = []
  const urls = new Set<string>()
  for (const {page: parsed, body} of bodies) {
    const {title, description, package: name} = parsed.frontMatter
    const about = {url: urlOf(parsed.path), title, description, isReadme: name !== undefined}
    pages.push(parsed)
    const indexed = indexPage({...about, body, rules})
    stored.set(parsed.path, packPage(indexed))
    for (const url of urlsOf(indexed.page)) urls.add(url)
  }
  const texts: Partial<PageTexts> = {
    terms: async ({path}) => stored.get(path)?.terms ?? new Uint8Array(),
    read: async ({path}) => stored.get(path)?.sections ?? '',
  }
  return {...(await readOutputs(emitSearch(siteOf(pages, {texts})))), urls}
}

/** The URLs of all sections of a page. */
function urlsOf({url, ids, headings}: UngroupedPage): string[] {
  return ids.map((id, at) => {
    const hash = id || idOf(headings[at] ?? '')
    return hash === '' ? url : `${url}#${hash}`
  })
}

async function readOutputs(outputs: readonly FolderOutput[]): Promise<SearchableSite> {
  const files = new Map<string, string>()
  for (const output of outputs) {
    for await (const [url, content] of output.makeAll()) files.set(url, `${content}`)
  }
  const sections = [...files].filter(([url]) => url.includes('/sections/'))
  const pages = sections.flatMap(([, json]): SearchSections['pages'] => JSON.parse(json).pages)
  return {
    files,
    urls: new Set(pages.flatMap(urlsOf)),
    async read(url) {
      const json = files.get(url)
      if (json === undefined) throw new Error(`There is no ${url}`)
      return JSON.parse(json)
    },
  }
}

const {examples} = readExamples()

function parseSource({path, text}: PageSource, known?: FactContext): ParsedText {
  const parsed = parsePage({path, size: text.length, text, known, examples})
  const errors = parsed.page.issues.filter(({severity}) => severity === 'error')
  if (errors.length > 0) throw new Error(`${path}: ${JSON.stringify(errors)}`)
  return parsed
}
