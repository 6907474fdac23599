import {reduceWeight, sectionOf, toRank, weightOf} from './rank.ts'
import type {TermLists} from './term-lists.ts'

/** Sections that are kept of each term. */
export const MOST_SECTIONS = 200

/** The best sections of every term. A word counts for less the more sections have it. */
export function keepBest({terms, starts, ends, ranks}: TermLists, sectionCount: number): TermLists {
  const kept = new Uint32Array(ranks.length)
  const keptStarts = new Uint32Array(terms.length)
  const keptEnds = new Uint32Array(terms.length)
  let length = 0
  for (let index = 0; index < terms.length; index++) {
    const [start, end] = [starts[index] ?? 0, ends[index] ?? 0]
    const share = terms[index]?.endsWith('=') ? 1 : rarity(end - start, sectionCount)
    keptStarts[index] = length
    for (let at = start; at < end && at < start + MOST_SECTIONS; at++) {
      const rank = ranks[at] ?? 0
      kept[length++] = toRank(sectionOf(rank), reduceWeight(weightOf(rank), share))
    }
    keptEnds[index] = length
  }
  return {terms, starts: keptStarts, ends: keptEnds, ranks: kept.slice(0, length)}
}

/** 1 for a term of a single section, near 0 for one of every section: idf as a share. */
function rarity(count: number, total: number): number {
  return total < 2 ? 1 : Math.min(1, idf(Math.min(count, total), total) / idf(1, total))
}

function idf(count: number, total: number): number {
  return Math.log(1 + (total - count + 0.5) / (count + 0.5))
}
