import {deserialize, serialize} from 'node:v8'
import {need} from '#contract/private/need.ts'
import type {IndexedPage} from './index-page.ts'
import {toRank, type Rank} from './rank.ts'

/** A page as the store keeps it for search. */
export interface PackedPage {
  /** Its terms, for `unpackTerms`. */
  readonly terms: Uint8Array
  /** Its sections as JSON, without the group. */
  readonly sections: string
}

/** The terms of a page, sorted by UTF-16 units. */
export interface PageTerms {
  readonly url: string
  readonly title: string
  /** Weight of the page, in percent. */
  readonly share: number
  readonly sectionCount: number
  readonly terms: readonly string[]
  /** Number of ranks of each term. */
  readonly counts: Uint32Array
  /** The ranks of all terms, one term after the other. The page's first section is number 0. */
  readonly ranks: Uint32Array
}

/** Prepares a page for the store. */
export function packPage({page, terms}: IndexedPage): PackedPage {
  const byTerm = ranksByTerm(terms)
  const sorted = [...byTerm.keys()].toSorted()
  const lists = sorted.map(term => need(byTerm.get(term), term))
  const packed: PackedTerms = {
    url: page.url,
    title: page.title,
    share: Math.round(100 * (page.share ?? 1)),
    sectionCount: terms.length,
    terms: sorted.join('\n'), // reading one string costs less than reading thousands
    counts: Uint32Array.from(lists, ({length}) => length),
    ranks: Uint32Array.from(lists.flat()),
  }
  return {terms: serialize(packed), sections: JSON.stringify(page)}
}

interface PackedTerms extends Omit<PageTerms, 'terms'> {
  readonly terms: string
}

function ranksByTerm(sections: IndexedPage['terms']): Map<string, Rank[]> {
  const ranks = new Map<string, Rank[]>()
  for (const [section, words] of sections.entries()) {
    for (const [term, weight] of words) {
      const rank = toRank(section, weight)
      const list = ranks.get(term)
      if (list) list.push(rank)
      else ranks.set(term, [rank])
    }
  }
  return ranks
}

/** Reads the terms that `packPage` packed. */
export function unpackTerms(bytes: Uint8Array): PageTerms {
  const {terms, ...page}: PackedTerms = deserialize(bytes)
  return {...page, terms: terms === '' ? [] : terms.split('\n')}
}
