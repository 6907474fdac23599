import type {Issue} from '../issues/issue.ts'
import type {Rule} from '../issues/rule.ts'
import type {Store} from '../disk/store.ts'
import {readPage, storedPage} from '../load/load-pages.ts'
import {outlinePage} from '../load/outline-page.ts'
import type {PageSource} from '../load/page-source.ts'
import type {SitePage} from '../load/load-pages.ts'

/** A page whose front matter or text cannot be read keeps its last valid form. */
const unreadable = new Set<Rule>([
  'bad-front-matter',
  'bad-markdown',
  'missing-title',
  'too-deep',
  'unknown-key',
])

/** The pages of a content folder that is being edited. */
export interface LivePages {
  /** All pages, by their paths. */
  readonly pages: Map<string, SitePage>
  /** The keys of pages to be parsed, by their paths. */
  readonly waiting: Map<string, string>
  /** Pages whose front matter alone is known. */
  readonly outlines: Set<string>
  /** Pages whose current source cannot be shown. */
  readonly broken: Map<string, readonly Issue[]>
}

/** Begins with no pages. */
export function createLivePages(): LivePages {
  return {pages: new Map(), waiting: new Map(), outlines: new Set(), broken: new Map()}
}

/** Forgets a page whose file is gone. */
export function forgetPage({pages, waiting, outlines, broken}: LivePages, path: string): void {
  for (const known of [pages, waiting, outlines, broken]) known.delete(path)
}

/** Takes a page from the store, or notes that it has to be parsed. */
export function updatePage(live: LivePages, source: PageSource, store: Store): void {
  const {pages, waiting, outlines, broken} = live
  const {path} = source
  const known = pages.get(path)
  if (known?.key === source.key && !broken.has(path) && !waiting.has(path)) return
  const page = readPage(store, source)
  if (page) {
    showPage(live, page)
    return
  }
  waiting.set(path, source.key)
  if (known) return
  outlines.add(path)
  pages.set(path, storedPage(outlinePage(source), source.key))
}

/** Shows a page as it is now, unless it lost what makes it readable. */
export function showPage({pages, waiting, outlines, broken}: LivePages, page: SitePage): void {
  const {path, issues} = page
  const isReadable = !issues.some(
    ({rule, severity}) => severity === 'error' && unreadable.has(rule),
  )
  if (isReadable || outlines.has(path) || !pages.has(path)) pages.set(path, page)
  waiting.delete(path)
  outlines.delete(path)
  if (isReadable) broken.delete(path)
  else broken.set(path, issues)
}
