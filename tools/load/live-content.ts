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
  /** Whether there are pages of which nothing is known but their front matter. */
  hasOutlines(): boolean
  /** Parses the pages of these paths that are still to be parsed; all of them by default. */
  parse(paths?: ReadonlySet<string>): Promise<void>
  assemble(): Promise<Site>
  /** What is wrong with the site, once all pages are parsed. */
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

/** Opens a content folder for editing. */
export function createLiveContent(options: LoadOptions): LiveContent {
  const contentDir = resolve(options.content)
  const entries = new Map<string, PageEntry>()
  /** Pages to be parsed, by their paths. */
  const waiting = new Map<string, PageFile>()
  /** Pages of which nothing is known but their front matter. */
  const outlines = new Set<string>()
  /** Pages that are not shown as they are, because they cannot be. */
  const broken = new Map<string, readonly Issue[]>()
  let content: Loaded | undefined

  function load(): Loaded {
    return (content ??= openContent(readSources(options), options))
  }

  function readPages(changed?: ReadonlySet<string>): void {
    const {sources, parsing} = load()
    const files = pageFiles(sources)
    const paths = new Set(files.map(({path}) => path))
    for (const path of entries.keys()) if (!paths.has(path)) forget(path)
    for (const file of files) {
      const isKnown = entries.has(file.path) && !waiting.has(file.path)
      if (changed && isKnown && !changed.has(join(contentDir, file.path))) continue
      const message = parsing.readSource(file)
      if ('rule' in message) {
        broken.set(file.path, [message])
        continue
      }
      const known = entries.get(file.path)
      if (known?.key === message.key && !broken.has(file.path)) continue
      const page = readPage(options.store, message.key)
      if (page) show({page, key: message.key})
      else {
        waiting.set(file.path, file)
        if (known) continue
        outlines.add(file.path)
        entries.set(file.path, {page: outlinePage(message.source), key: message.key})
      }
    }
  }

  function forget(path: string): void {
    entries.delete(path)
    waiting.delete(path)
    outlines.delete(path)
    broken.delete(path)
  }

  function show(entry: PageEntry): void {
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

  async function parse(paths: ReadonlySet<string>): Promise<void> {
    const files = [...waiting.values()].filter(({path}) => paths.has(path))
    const parsing = {...load().parsing, isInBackground: true}
    for (const result of await parsePages(files, parsing)) {
      if ('rule' in result) broken.set(result.file, [result])
      else show(result)
    }
    for (const {path} of files) waiting.delete(path)
  }

  let parsingAll: Promise<void> | undefined
  function parseAll(): Promise<void> {
    parsingAll ??= parse(new Set(waiting.keys())).finally(() => {
      parsingAll = undefined
    })
    return parsingAll
  }

  return {
    refresh(changed) {
      if (changed && content && [...changed].every(path => isPage(path, contentDir))) {
        content = {...content, sources: readFolder(content.sources)}
        readPages(changed)
      } else {
        content = undefined
        readPages()
      }
    },
    isParsed: path => !waiting.has(path),
    hasOutlines: () => outlines.size > 0,
    parse: paths => (paths ? parse(paths) : parseAll()),
    assemble() {
      const {sources, facts, parsing} = load()
      const sorted = [...entries.values()].toSorted((a, b) => (a.page.path < b.page.path ? -1 : 1))
      return assembleSite({
        sources,
        facts,
        entries: sorted,
        texts: openTexts(sources, parsing),
        store: options.store,
      })
    },
    check(site) {
      const {sources, facts} = load()
      const found = findIssues({sources, facts, loaded: {issues: []}, site}, options)
      const others = found.filter(({file}) => !broken.has(file))
      return [...others, ...[...broken.values()].flat()]
    },
  }
}

interface Loaded {
  readonly sources: ContentSources
  readonly facts: FactSet
  readonly parsing: ReturnType<typeof planParsing>
}

function openContent(sources: ContentSources, options: LoadOptions): Loaded {
  const facts = buildFactSet(Object.values(sources.snapshots))
  return {sources, facts, parsing: planParsing(sources, facts, options)}
}

/** Whether a file is a page, or may be one: nothing else depends on it. */
function isPage(path: string, contentDir: string): boolean {
  return path.startsWith(contentDir) && /\.mdx?$/.test(path)
}
