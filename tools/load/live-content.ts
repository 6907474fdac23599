import {join, resolve} from 'node:path'
import type {Issue, Rule} from '../content/issue.ts'
import {buildFactSet, type FactSet} from '../facts/fact-set.ts'
import {assembleSite} from './assemble-site.ts'
import {parsePages, readPage, type PageEntry} from './load-pages.ts'
import {findIssues, openTexts, pageFiles, planParsing, type LoadOptions} from './load-site.ts'
import {outlinePage} from './outline-page.ts'
import type {PageFile} from './page-sources.ts'
import {readFolder, readSources, type ContentSources} from './read-sources.ts'
import type {Site} from './site.ts'

/** A content folder that is kept up to date while it is edited. */
export interface LiveContent {
  /** Reads what has changed, all of it at first; pages that the store lacks stay outlines. */
  refresh(changed?: ReadonlySet<string>): void
  /** Whether the text of a page is known. */
  isParsed(path: string): boolean
  /** Whether only the front matter of some pages is known. */
  hasOutlines(): boolean
  /** Parses the pages of these paths that are still to be parsed; all of them by default. */
  parse(paths?: ReadonlySet<string>): Promise<void>
  assemble(): Promise<Site>
  /** Issues of the site, found after all pages are parsed. */
  check(site: Site): Issue[]
}

/** A page that lost its front matter or its text is shown as it was before. */
const unreadable = new Set<Rule>([
  'bad-front-matter',
  'bad-markdown',
  'missing-title',
  'too-deep',
  'unknown-key',
])

/** State of a content folder that is being edited. */
interface State {
  readonly options: LoadOptions
  readonly contentDir: string
  /** All pages, by their paths. */
  readonly entries: Map<string, PageEntry>
  /** Pages to be parsed, by their paths. */
  readonly waiting: Map<string, PageFile>
  /** Pages whose front matter alone is known. */
  readonly outlines: Set<string>
  /** Pages that are not shown as they are, because they cannot be. */
  readonly broken: Map<string, readonly Issue[]>
  content?: Content | undefined
}

/** Options that all pages share. */
interface Content {
  readonly sources: ContentSources
  readonly facts: FactSet
  readonly parsing: ReturnType<typeof planParsing>
}

/** Opens a content folder for editing. */
export function createLiveContent(options: LoadOptions): LiveContent {
  const state: State = {
    options,
    contentDir: resolve(options.content),
    entries: new Map(),
    waiting: new Map(),
    outlines: new Set(),
    broken: new Map(),
  }
  return {
    refresh: changed => refresh(state, changed),
    isParsed: path => !state.waiting.has(path),
    hasOutlines: () => state.outlines.size > 0,
    parse: (paths = new Set(state.waiting.keys())) => parse(state, paths),
    assemble: () => assemble(state),
    check: site => check(state, site),
  }
}

function refresh(state: State, changed: ReadonlySet<string> | undefined): void {
  const {content, contentDir} = state
  if (changed && content && [...changed].every(path => isPage(path, contentDir))) {
    state.content = {...content, sources: readFolder(content.sources)}
    readPages(state, changed)
  } else {
    state.content = undefined
    readPages(state)
  }
}

/** Whether a file is a page, or may be one: nothing else depends on it. */
function isPage(path: string, contentDir: string): boolean {
  return path.startsWith(contentDir) && /\.mdx?$/.test(path)
}

function contentOf(state: State): Content {
  state.content ??= openContent(state.options)
  return state.content
}

function openContent(options: LoadOptions): Content {
  const sources = readSources(options)
  const facts = buildFactSet(Object.values(sources.snapshots), sources.defaults)
  return {sources, facts, parsing: planParsing(sources, facts, options)}
}

function readPages(state: State, changed?: ReadonlySet<string>): void {
  const {entries, waiting, contentDir} = state
  const files = pageFiles(contentOf(state).sources)
  const paths = new Set(files.map(({path}) => path))
  for (const path of entries.keys()) if (!paths.has(path)) forget(state, path)
  for (const file of files) {
    const isKnown = entries.has(file.path) && !waiting.has(file.path)
    const isSame = changed !== undefined && !changed.has(join(contentDir, file.path))
    if (!isKnown || !isSame) readFile(state, file)
  }
}

function forget({entries, waiting, outlines, broken}: State, path: string): void {
  for (const known of [entries, waiting, outlines, broken]) known.delete(path)
}

/** Takes a page from the store, or notes that it has to be parsed. */
function readFile(state: State, file: PageFile): void {
  const {entries, waiting, outlines, broken, options} = state
  const message = contentOf(state).parsing.readSource(file)
  if ('rule' in message) {
    broken.set(file.path, [message])
    return
  }
  const known = entries.get(file.path)
  if (known?.key === message.key && !broken.has(file.path) && !waiting.has(file.path)) return
  const page = readPage(options.store, message.key)
  if (page) {
    show(state, {page, key: message.key})
    return
  }
  waiting.set(file.path, file)
  if (known) return
  outlines.add(file.path)
  entries.set(file.path, {page: outlinePage(message.source), key: message.key})
}

/** Shows a page as it is now, unless it lost what makes it readable. */
function show({entries, waiting, outlines, broken}: State, entry: PageEntry): void {
  const {path, issues} = entry.page
  const isReadable = !issues.some(
    ({rule, severity}) => severity === 'error' && unreadable.has(rule),
  )
  if (isReadable || outlines.has(path) || !entries.has(path)) entries.set(path, entry)
  waiting.delete(path)
  outlines.delete(path)
  if (isReadable) broken.delete(path)
  else broken.set(path, issues)
}

async function parse(state: State, paths: ReadonlySet<string>): Promise<void> {
  const {waiting, outlines, broken} = state
  const files = [...waiting.values()].filter(({path}) => paths.has(path))
  for (const result of await parsePages(files, contentOf(state).parsing)) {
    if ('rule' in result) broken.set(result.file, [result])
    else show(state, result)
  }
  for (const {path} of files) {
    waiting.delete(path)
    outlines.delete(path) // nothing more will be known of a page that could not be parsed
  }
}

function assemble(state: State): Promise<Site> {
  const {sources, facts, parsing} = contentOf(state)
  const entries = [...state.entries.values()].toSorted((a, b) =>
    a.page.path < b.page.path ? -1 : 1,
  )
  const texts = openTexts(sources, parsing)
  return assembleSite({sources, facts, entries, texts, store: state.options.store})
}

/** A page that is shown as it was before is judged as it is. */
function check(state: State, site: Site): Issue[] {
  const {sources, facts} = contentOf(state)
  const found = findIssues({sources, facts, loaded: {issues: []}, site}, state.options)
  const others = found.filter(({file}) => !state.broken.has(file))
  return [...others, ...[...state.broken.values()].flat()]
}
