/** Sections in which a term is, each followed by a weight: `[12, 900, 7, 250]`. */
export type Posting = number[]

/** Collects where terms are. What it holds grows with the terms, not with the pages. */
export interface Postings {
  add(term: string, section: number, weight: number): void
  /** Every term with its best sections, the best first; weights are from 1 to 1000. */
  finish(sectionCount: number): Map<string, Posting>
}

/** Sections that are kept of each term. */
export const MOST_SECTIONS = 200

/** Starts with no terms. */
export function createPostings(): Postings {
  const found = new Map<string, {count: number; ranked: number[]}>()
  return {
    add(term, section, weight) {
      const entry = found.get(term)
      if (entry === undefined) {
        found.set(term, {count: 1, ranked: [toRank(section, weight)]})
        return
      }
      entry.count++
      entry.ranked.push(toRank(section, weight))
      if (entry.ranked.length > 6 * MOST_SECTIONS) entry.ranked = keepBest(entry.ranked)
    },
    finish(sectionCount) {
      const postings = new Map<string, Posting>()
      for (const [term, {count, ranked}] of found) {
        const share = term.endsWith('=') ? 1 : rarity(count, sectionCount)
        postings.set(term, toPosting(ranked, share))
      }
      return postings
    },
  }
}

/** The best sections, the best first; the first in the site where they are equal. */
export function rankBest(weights: ReadonlyMap<number, number>): Posting {
  const ranked: number[] = []
  for (const [section, weight] of weights) ranked.push(toRank(section, weight))
  return toPosting(ranked, 1)
}

/** A number that is the higher the better a section is: numbers are sorted much faster than pairs. */
function toRank(section: number, weight: number): number {
  return weight * SECTIONS + (SECTIONS - 1 - section)
}

/** More sections than any site has. */
const SECTIONS = 2 ** 32

function keepBest(ranked: readonly number[]): number[] {
  const sorted = Float64Array.from(ranked).toSorted()
  return Array.from(sorted.subarray(-MOST_SECTIONS).toReversed())
}

function toPosting(ranked: readonly number[], share: number): Posting {
  return keepBest(ranked).flatMap(rank => [
    SECTIONS - 1 - (rank % SECTIONS),
    Math.max(1, Math.round(Math.floor(rank / SECTIONS) * share)),
  ])
}

/** 1 for a term of a single section, near 0 for one of every section: idf as a share. */
function rarity(count: number, total: number): number {
  const idf = (among: number) => Math.log(1 + (total - among + 0.5) / (among + 0.5))
  return total < 2 ? 1 : Math.min(1, idf(Math.min(count, total)) / idf(1))
}
