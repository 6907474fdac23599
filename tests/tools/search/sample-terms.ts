import {unpackTerms, packPage, type PageTerms} from '../../../tools/search/packed-page.ts'
import {sectionOf, toRank, weightOf} from '../../../tools/search/rank.ts'
import {placeLists, type TermLists} from '../../../tools/search/term-lists.ts'
import {samplePage} from './sample-page.ts'

/** Sections in which a term is, each followed by a weight: `[12, 900, 7, 250]`. */
export type Posting = readonly number[]

/** Terms with their postings, as the index has them. */
export function listPostings(postings: Iterable<readonly [string, Posting]>): TermLists {
  const sorted = [...new Map(postings)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const ranks = sorted.map(([, posting]) =>
    pairs(posting).map(([section, weight]) => toRank(section, weight)),
  )
  return {
    terms: sorted.map(([term]) => term),
    ...placeLists(Uint32Array.from(ranks, ({length}) => length)),
    ranks: Uint32Array.from(ranks.flat()),
  }
}

/** The postings by their terms. */
export function readPostings({terms, starts, ends, ranks}: TermLists): Map<string, Posting> {
  return new Map(
    terms.map((term, index) => [
      term,
      [...ranks.subarray(starts[index], ends[index])].flatMap(rank => [
        sectionOf(rank),
        weightOf(rank),
      ]),
    ]),
  )
}

/** For each section, its terms with their weights. */
export type SectionTerms = ReadonlyArray<ReadonlyArray<readonly [term: string, weight: number]>>

/** A page with these terms, as the store gives it back. */
export function pageOf(terms: SectionTerms): PageTerms {
  return unpackTerms(packPage({page: samplePage(terms.map(() => '')), terms}).terms)
}

function pairs(posting: Posting): Array<[section: number, weight: number]> {
  return posting.flatMap((section, at): Array<[number, number]> =>
    at % 2 === 0 ? [[section, posting[at + 1] ?? 0]] : [],
  )
}
