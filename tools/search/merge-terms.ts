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
  const best = createBestSections(sectionCount)
  return {
    add(ranks, start, end, share) {
      for (let at = start; at < end; at++) {
        const rank = ranks[at] ?? 0
        const weight = reduceWeight(weightOf(rank), share)
        if (weight < best.least) return
        improveWeight(best, sectionOf(rank), weight)
      }
    },
    finish: () => takeRanks(best),
  }
}

/** Sections with their best weights so far; arrays because a site has a great many of both. */
interface BestSections {
  /** By section; 0 for none. */
  readonly weights: Uint16Array
  /** The sections that have a weight: the first `seenCount`. */
  readonly seen: Uint32Array
  seenCount: number
  /** How many sections have each weight. */
  readonly counts: Uint32Array
  /** `MOST_SECTIONS` sections or more have this weight or a higher one: `enough` of them. */
  least: number
  enough: number
}

function createBestSections(sectionCount: number): BestSections {
  return {
    weights: new Uint16Array(sectionCount),
    seen: new Uint32Array(sectionCount),
    seenCount: 0,
    counts: new Uint32Array(WEIGHT_LIMIT),
    least: 1,
    enough: 0,
  }
}

/** Gives a section a weight, unless it has a better one, and raises the least that counts. */
function improveWeight(best: BestSections, section: number, weight: number): void {
  const {weights, seen, counts} = best
  const known = weights[section] ?? 0
  if (weight <= known) return
  if (known === 0) seen[best.seenCount++] = section
  if (known >= best.least) counts[known] = (counts[known] ?? 0) - 1
  else best.enough++
  weights[section] = weight
  counts[weight] = (counts[weight] ?? 0) + 1
  while (best.enough - (counts[best.least] ?? 0) >= MOST_SECTIONS) {
    best.enough -= counts[best.least++] ?? 0
  }
}

/** The ranks of the best sections, the best first. Nothing of them stays. */
function takeRanks(best: BestSections): Uint32Array {
  const {weights, seen, counts} = best
  let length = 0
  for (let at = 0; at < best.seenCount; at++) {
    const section = seen[at] ?? 0
    const weight = weights[section] ?? 0
    if (weight >= best.least) seen[length++] = toRank(section, weight)
    weights[section] = 0
  }
  best.seenCount = 0
  counts.fill(0)
  best.least = 1
  best.enough = 0
  return seen.subarray(0, length).toSorted().slice(0, MOST_SECTIONS)
}
