import {createHash} from 'node:crypto'
import type {IndexedPage} from './index-page.ts'
import {pack, unpack} from './pack.ts'
import {toRank, type Rank} from './rank.ts'

/** A page as the store keeps it for search. */
export interface PackedPage {
  /** Its terms, for `unpackTerms`. */
  readonly terms: Uint8Array
  /** Its sections, for `unpackSections`. */
  readonly sections: string
}

/** The terms of a page, sorted by UTF-16 units. */
export interface PageTerms {
  /** Changes with everything that the index says about the page. */
  readonly digest: string
  readonly sectionCount: number
  readonly terms: readonly string[]
  /** How many of the ranks belong to each term. */
  readonly counts: Uint32Array
  /** The ranks of all terms, one term after the other. The page's first section is number 0. */
  readonly ranks: Uint32Array
}

/** A section in the JSON of the index, without its group: `url` and what follows the group. */
export interface PackedSection {
  /** `"/guides/caching/#why"` */
  readonly url: string
  /** `"title":"Caching","headings":["Why"],"text":""}` */
  readonly rest: string
}

/** Prepares a page for the store. */
export function packPage({sections, terms}: IndexedPage): PackedPage {
  const lines = sections.flatMap(({url, ...rest}) => [
    JSON.stringify(url),
    JSON.stringify(rest).slice(1),
  ])
  const byTerm = ranksByTerm(terms)
  const sorted = [...byTerm.keys()].toSorted()
  const lists = sorted.map(term => byTerm.get(term) ?? [])
  const numbers = [
    Uint32Array.of(sections.length),
    Uint32Array.from(lists, ({length}) => length),
    Uint32Array.from(lists.flat()),
  ]
  const text = lines.join('\n')
  const digest = createHash('sha256')
    .update(pack({numbers, strings: [sorted]}))
    .update(text)
  return {
    terms: pack({numbers, strings: [[digest.digest('hex')], sorted]}),
    sections: text,
  }
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
  const {
    numbers: [sections, counts = new Uint32Array(), ranks = new Uint32Array()],
    strings: [digests, terms = []],
  } = unpack(bytes)
  return {digest: digests?.[0] ?? '', sectionCount: sections?.[0] ?? 0, terms, counts, ranks}
}

/** Reads the sections that `packPage` packed. */
export function unpackSections(text: string): PackedSection[] {
  if (text === '') return []
  const lines = text.split('\n')
  return lines.flatMap((url, at) => (at % 2 === 0 ? [{url, rest: lines[at + 1] ?? ''}] : []))
}
