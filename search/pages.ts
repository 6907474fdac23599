import type {SearchIndex} from './file-formats.ts'
import {COMBINED} from './weights.ts'
import {STOP_WORDS} from './words/split-words.ts'
import type {Scores} from './look-up.ts'

/** The pages of an index. */
export interface Pages {
  /** The number of the page of a section. */
  pageOf(section: number): number
  /** The beginnings of the pages whose titles have terms of a query. */
  rankTitles(terms: ReadonlySet<string>): Scores
}

/** Reads the pages of an index, once. */
export function readPages(index: SearchIndex): Pages {
  const pages = known.get(index) ?? createPages(index.pages)
  known.set(index, pages)
  return pages
}

const known = new WeakMap<SearchIndex, Pages>()

function createPages(pages: SearchIndex['pages']): Pages {
  const pageOf: number[] = []
  const titles: Array<{first: number; terms: ReadonlySet<string>}> = []
  const counts = new Map<string, number>()
  for (const [page, [sections, title = '']] of pages.entries()) {
    const terms = new Set(title.split(' ').filter(isTelling))
    titles.push({first: pageOf.length, terms})
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
    for (let at = 0; at < sections; at++) pageOf.push(page)
  }
  /** A word says less the more titles have it. */
  const rarityOf = (term: string) => Math.log(1 + pages.length / (counts.get(term) ?? 0.5))
  const sum = (terms: Iterable<string>) =>
    [...terms].reduce((total, term) => total + rarityOf(term), 0)
  return {
    pageOf: section => pageOf[section] ?? -1,
    rankTitles(typed) {
      const wanted = [...typed].filter(isTelling)
      const scores = new Map<number, number>()
      for (const {first, terms} of titles) {
        const shared = sum(wanted.filter(term => terms.has(term)))
        if (shared === 0) continue
        const share = shared / (sum(wanted) + sum(terms) - shared)
        scores.set(first, COMBINED.title * share ** COMBINED.titlePower)
      }
      return scores
    },
  }
}

function isTelling(term: string): boolean {
  return term !== '' && !STOP_WORDS.has(term)
}
