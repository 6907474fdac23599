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
  const found = new Map<string, {count: number; list: number[]}>()
  return {
    add(term, section, weight) {
      const entry = found.get(term)
      if (entry === undefined) {
        found.set(term, {count: 1, list: [section, weight]})
        return
      }
      entry.count++
      entry.list.push(section, weight)
      if (entry.list.length > 8 * MOST_SECTIONS) entry.list = keepBest(entry.list)
    },
    finish(sectionCount) {
      const postings = new Map<string, Posting>()
      for (const [term, {count, list}] of found) {
        const share = term.endsWith('=') ? 1 : rarity(count, sectionCount)
        const best = keepBest(list)
        for (let at = 1; at < best.length; at += 2) {
          best[at] = Math.max(1, Math.round((best[at] ?? 0) * share))
        }
        postings.set(term, best)
      }
      return postings
    },
  }
}

/** The best sections of a list, the best first; the first in the site where they are equal. */
export function keepBest(list: Posting): number[] {
  const order = Array.from({length: list.length / 2}, (_, index) => index * 2)
  order.sort((a, b) => (list[b + 1] ?? 0) - (list[a + 1] ?? 0) || (list[a] ?? 0) - (list[b] ?? 0))
  return order.slice(0, MOST_SECTIONS).flatMap(at => [list[at] ?? 0, list[at + 1] ?? 0])
}

/** 1 for a term of a single section, near 0 for one of every section: idf as a share. */
function rarity(count: number, total: number): number {
  const idf = (among: number) => Math.log(1 + (total - among + 0.5) / (among + 0.5))
  return total < 2 ? 1 : Math.min(1, idf(Math.min(count, total)) / idf(1))
}
