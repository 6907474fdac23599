import type {PageTerms} from './packed-page.ts'
import {placeLists, type TermLists} from './term-lists.ts'

/** Collects where the terms of pages are. */
export interface Postings {
  add(page: PageTerms): void
  /** Every term with all of its sections. The pages, as added, have their sections from these numbers on. */
  finish(firstSections: readonly number[]): TermLists
}

/** A page with its terms as numbers. */
interface AddedPage extends Pick<PageTerms, 'counts' | 'ranks'> {
  readonly termIds: Uint32Array
}

interface NumberedPage extends AddedPage {
  readonly firstSection: number
}

/** Starts with no terms. */
export function createPostings(): Postings {
  const ids = new Map<string, number>()
  const totals: number[] = []
  const pages: AddedPage[] = []
  return {
    add({terms, counts, ranks}) {
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
      // Copies, so that the strings of the page do not stay in memory with its numbers.
      pages.push({termIds, counts: counts.slice(), ranks: ranks.slice()})
    },
    finish(firstSections) {
      const terms = [...ids.keys()].toSorted()
      const order = Uint32Array.from(terms, term => ids.get(term) ?? 0)
      const counts = order.map(id => totals[id] ?? 0)
      const numbered = pages.map((page, at) => ({...page, firstSection: firstSections[at] ?? 0}))
      const lists = {terms, ...placeLists(counts), ranks: placeRanks(numbered, order, counts)}
      sortRanks(lists)
      return lists
    },
  }
}

/** Puts the ranks of each term next to each other. `order` has the ids of the sorted terms. */
function placeRanks(
  pages: readonly NumberedPage[],
  order: Uint32Array,
  counts: Uint32Array,
): Uint32Array {
  const places = new Uint32Array(order.length)
  let total = 0
  for (let index = 0; index < order.length; index++) {
    places[order[index] ?? 0] = total
    total += counts[index] ?? 0
  }
  const ranks = new Uint32Array(total)
  for (const page of pages) placePage(page, places, ranks)
  return ranks
}

/** Moves the place of each term behind the ranks that it adds. */
function placePage(page: NumberedPage, places: Uint32Array, ranks: Uint32Array): void {
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

function sortRanks({starts, ends, ranks}: TermLists): void {
  for (let index = 0; index < starts.length; index++) {
    const [start, end] = [starts[index] ?? 0, ends[index] ?? 0]
    if (end - start > 1) ranks.subarray(start, end).sort()
  }
}
