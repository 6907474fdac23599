import type {Issue} from '../issues/issue.ts'
import {missingAnchor, missingPage} from '../issues/missing-target.ts'
import type {ParsedPage} from '../site/parsed-page.ts'
import {urlOf} from '../content-format/urls.ts'

/** The settings of search in the content folder. */
export const SEARCH_FILE = '_search.json'

/** Finds queries, by URL, for pages and sections that don't exist. */
export function checkQueries(
  queries: Readonly<Record<string, readonly string[]>>,
  pages: ReadonlyArray<Pick<ParsedPage, 'path' | 'ids' | 'moved'>>,
  lineOf: (path: readonly PropertyKey[]) => number,
): Issue[] {
  const byUrl = new Map<string, (typeof pages)[number]>(pages.map(page => [urlOf(page.path), page]))
  return Object.keys(queries).flatMap((target): Issue[] => {
    const [url = '', id = ''] = target.split('#', 2)
    const page = byUrl.get(url)
    const problem = page ? missingAnchor(url, id, page) : missingPage(url, byUrl.keys())
    if (problem === undefined) return []
    const place = {file: SEARCH_FILE, line: lineOf(['queries', target])}
    return [{rule: 'bad-query', severity: 'error', ...place, ...problem}]
  })
}
