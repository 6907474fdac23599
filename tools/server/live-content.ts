import {join, resolve} from 'node:path'
import type {Issue} from '../issues/issue.ts'
import {assembleSite} from '../load/assemble-site.ts'
import {checkPages} from '../load/check-pages.ts'
import {parsePages, type Parsing} from '../load/load-pages.ts'
import {pagePaths, planParsing, type LoadOptions} from '../load/load-site.ts'
import {readFolder, readSources, type ContentSources} from '../load/read-sources.ts'
import type {Site} from '../load/site.ts'
import {createLivePages, forgetPage, showPage, updatePage, type LivePages} from './live-pages.ts'

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
  /** Gets ready to parse a page without delay. */
  prepare(): Promise<void>
  /** Issues of the site, found after all pages are parsed. */
  check(site: Site): Issue[]
}

/** State of a content folder that is being edited. */
interface State extends LivePages {
  readonly options: LoadOptions
  readonly contentDir: string
  content?: Content | undefined
}

/** Options that all pages share. */
interface Content {
  readonly sources: ContentSources
  readonly parsing: Parsing
}

/** Opens a content folder for editing. */
export function createLiveContent(options: LoadOptions): LiveContent {
  const state: State = {
    options,
    contentDir: resolve(options.content),
    ...createLivePages(),
  }
  return {
    refresh: changed => refresh(state, changed),
    isParsed: path => !state.waiting.has(path),
    hasOutlines: () => state.outlines.size > 0,
    parse: paths => parse(state, paths),
    assemble: () => assemble(state),
    prepare: () => contentOf(state).parsing.workers.prepare(),
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

/** Whether a file is a page, or may be one: a change to it affects no other data. */
function isPage(path: string, contentDir: string): boolean {
  return path.startsWith(contentDir) && /\.mdx?$/.test(path)
}

function contentOf(state: State): Content {
  state.content ??= openContent(state.options)
  return state.content
}

function openContent(options: LoadOptions): Content {
  const sources = readSources(options)
  return {sources, parsing: planParsing(sources, options)}
}

function readPages(state: State, changed?: ReadonlySet<string>): void {
  const {pages, waiting, contentDir} = state
  const paths = new Set(pagePaths(contentOf(state).sources))
  for (const path of pages.keys()) if (!paths.has(path)) forgetPage(state, path)
  for (const path of paths) {
    const isKnown = pages.has(path) && !waiting.has(path)
    const isSame = changed !== undefined && !changed.has(join(contentDir, path))
    if (!isKnown || !isSame) readFile(state, path)
  }
}

function readFile(state: State, path: string): void {
  const source = contentOf(state).parsing.readSource(path)
  if ('rule' in source) state.broken.set(path, [source])
  else updatePage(state, source, state.options.store)
}

async function parse(state: State, only?: ReadonlySet<string>): Promise<void> {
  const {waiting, outlines, broken} = state
  const asked = [...waiting].filter(([path]) => only?.has(path) ?? true)
  const paths = asked.map(([path]) => path)
  const urgency = only ? 'urgent' : 'background'
  const results = await parsePages(paths, contentOf(state).parsing, urgency)
  for (const [index, [path, key]] of asked.entries()) {
    const result = results[index]
    // Meanwhile, the page was edited, removed or parsed by another call.
    if (!result || waiting.get(path) !== key) continue
    if ('rule' in result) broken.set(path, [result])
    else showPage(state, result)
    waiting.delete(path)
    outlines.delete(path) // nothing more will be known about a page that could not be parsed
  }
}

function assemble(state: State): Promise<Site> {
  const {sources, parsing} = contentOf(state)
  const pages = [...state.pages.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1))
  return assembleSite(sources, pages, parsing)
}

/** Issues are those of the current source, also if its last valid form is shown. */
function check(state: State, site: Site): Issue[] {
  const {sources} = contentOf(state)
  const found = checkPages({sources, site, unread: [], deadLinks: state.options.deadLinks})
  const others = found.filter(({file}) => !state.broken.has(file))
  return [...others, ...[...state.broken.values()].flat()]
}
