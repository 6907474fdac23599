import {MOST_SECTIONS} from './best-sections.ts'
import {reduceWeight, sectionOf, toRank, WEIGHT_LIMIT, weightOf} from './rank.ts'

/** Collects the best sections of several terms. A section counts by its best term. */
export interface Merger {
  /** Adds a term: its ranks, the best first, and what share of their weights counts. */
  add(ranks: Uint32Array, start: number, end: number, share: number): void
  /** The best ranks of all terms, the best first. Starts anew. */
  finish(): Uint32Array
}

/**
 * Creates a merger. It knows at any time which weight a section needs to be among the best, so that
 * it reads no more than the head of most terms.
 */
export function createMerger(sectionCount: number): Merger {
  const best = new Uint16Array(sectionCount)
  const seen = new Uint32Array(sectionCount)
  let seenCount = 0
  /** How many sections have each weight. */
  const counts = new Uint32Array(WEIGHT_LIMIT)
  /** `MOST_SECTIONS` sections or more have this weight or a higher one: `enough` of them. */
  let least = 1
  let enough = 0
  const improve = (section: number, known: number, weight: number): void => {
    if (known === 0) seen[seenCount++] = section
    if (known >= least) counts[known] = (counts[known] ?? 0) - 1
    else enough++
    best[section] = weight
    counts[weight] = (counts[weight] ?? 0) + 1
    while (enough - (counts[least] ?? 0) >= MOST_SECTIONS) enough -= counts[least++] ?? 0
  }
  return {
    add(ranks, start, end, share) {
      for (let at = start; at < end; at++) {
        const rank = ranks[at] ?? 0
        const weight = reduceWeight(weightOf(rank), share)
        if (weight < least) return
        const section = sectionOf(rank)
        const known = best[section] ?? 0
        if (weight > known) improve(section, known, weight)
      }
    },
    finish() {
      let length = 0
      for (let at = 0; at < seenCount; at++) {
        const section = seen[at] ?? 0
        const weight = best[section] ?? 0
        if (weight >= least) seen[length++] = toRank(section, weight)
        best[section] = 0
      }
      seenCount = 0
      counts.fill(0)
      least = 1
      enough = 0
      return seen.subarray(0, length).toSorted().slice(0, MOST_SECTIONS)
    },
  }
}
