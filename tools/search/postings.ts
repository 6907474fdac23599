import type {PageTerms} from './packed-page.ts'
import {reduceWeight, SECTION_LIMIT, sectionOf, toRank, weightOf} from './rank.ts'
import type {TermLists} from './term-lists.ts'

/** Collects where terms are. */
export interface Postings {
  /** Adds the next page of the site. */
  add(page: PageTerms): void
  /** Sections of the pages so far. */
  readonly sectionCount: number
  /** Every term with its best sections; a term counts for less the more sections have it. */
  finish(): TermLists
}

/** Sections that are kept of each term. */
export const MOST_SECTIONS = 200

/** A page with its terms as numbers. */
interface NumberedPage extends Pick<PageTerms, 'counts' | 'ranks'> {
  readonly firstSection: number
  readonly termIds: Uint32Array
}

/** Starts with no terms. */
export function createPostings(): Postings {
  const ids = new Map<string, number>()
  const totals: number[] = []
  const pages: NumberedPage[] = []
  let sectionCount = 0
  return {
    get sectionCount() {
      return sectionCount
    },
    add({terms, counts, ranks, ...page}) {
      const termIds = new Uint32Array(terms.length)
      for (let at = 0; at < terms.length; at++) {
        const term = terms[at] ?? ''
        let id = ids.get(term)
        if (id === undefined) {
          id = totals.push(0) - 1
          ids.set(term, id)
        }
        termIds[at] = id
        totals[id] = (totals[id] ?? 0) + (counts[at] ?? 0)
      }
      pages.push({firstSection: sectionCount, termIds, counts, ranks})
      sectionCount += page.sectionCount
      if (sectionCount > SECTION_LIMIT) {
        throw new Error(`Search has room for ${SECTION_LIMIT} sections, and there are more`)
      }
    },
    finish() {
      const terms = [...ids.keys()].toSorted()
      const order = Uint32Array.from(terms, term => ids.get(term) ?? 0)
      return keepBest(terms, groupRanks(pages, order, totals), sectionCount)
    },
  }
}

/** Puts the ranks of each term next to each other, in the order of the terms. */
function groupRanks(
  pages: readonly NumberedPage[],
  order: Uint32Array,
  totals: readonly number[],
): Omit<TermLists, 'terms'> {
  const starts = new Uint32Array(order.length)
  const ends = new Uint32Array(order.length)
  const places = new Uint32Array(order.length)
  let end = 0
  for (let index = 0; index < order.length; index++) {
    const id = order[index] ?? 0
    starts[index] = end
    places[id] = end
    end += totals[id] ?? 0
    ends[index] = end
  }
  const ranks = new Uint32Array(end)
  for (const page of pages) placeRanks(page, places, ranks)
  return {starts, ends, ranks}
}

function placeRanks(page: NumberedPage, places: Uint32Array, ranks: Uint32Array): void {
  const {termIds, counts, firstSection} = page
  let from = 0
  for (let at = 0; at < termIds.length; at++) {
    const id = termIds[at] ?? 0
    let place = places[id] ?? 0
    for (const end = from + (counts[at] ?? 0); from < end; from++) {
      ranks[place++] = (page.ranks[from] ?? 0) + firstSection
    }
    places[id] = place
  }
}

function keepBest(
  terms: readonly string[],
  {starts, ends, ranks}: Omit<TermLists, 'terms'>,
  sectionCount: number,
): TermLists {
  for (let index = 0; index < terms.length; index++) {
    const [start, end] = [starts[index] ?? 0, ends[index] ?? 0]
    if (end - start > 1) ranks.subarray(start, end).sort()
    const best = Math.min(end, start + MOST_SECTIONS)
    ends[index] = best
    if (terms[index]?.endsWith('=')) continue
    const share = rarity(end - start, sectionCount)
    for (let at = start; at < best; at++) {
      const rank = ranks[at] ?? 0
      ranks[at] = toRank(sectionOf(rank), reduceWeight(weightOf(rank), share))
    }
  }
  return {terms, starts, ends, ranks}
}

/** 1 for a term of a single section, near 0 for one of every section: idf as a share. */
function rarity(count: number, total: number): number {
  return total < 2 ? 1 : Math.min(1, idf(Math.min(count, total), total) / idf(1, total))
}

function idf(count: number, total: number): number {
  return Math.log(1 + (total - count + 0.5) / (count + 0.5))
}
