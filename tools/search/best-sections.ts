import {MAX_LISTED} from '../../search/weights.ts'
import {reduceWeight, sectionOf, toRank, weightOf} from './rank.ts'
import {placeLists, type TermLists} from './term-lists.ts'

/**
 * The best sections of every term, and all of a word of messages: only together do its words tell one
 * message from another. A word counts for less the more sections have it.
 */
export function keepBest({terms, starts, ends, ranks}: TermLists, sectionCount: number): TermLists {
  const counts = starts.map((start, index) => {
    const count = (ends[index] ?? 0) - start
    return terms[index]?.startsWith('!') ? count : Math.min(MAX_LISTED, count)
  })
  const places = placeLists(counts)
  const kept = new Uint32Array(places.ends.at(-1) ?? 0)
  let length = 0
  for (let index = 0; index < terms.length; index++) {
    const [start, end] = [starts[index] ?? 0, ends[index] ?? 0]
    const share = terms[index]?.endsWith('=') ? 1 : rarity(end - start, sectionCount)
    for (let at = start; at < start + (counts[index] ?? 0); at++) {
      const rank = ranks[at] ?? 0
      kept[length++] = toRank(sectionOf(rank), reduceWeight(weightOf(rank), share))
    }
  }
  return {terms, ...places, ranks: kept}
}

/**
 * Inverse document frequency, scaled: 1 for a term in a single section, near 0 for one in every
 * section.
 */
function rarity(count: number, total: number): number {
  return total < 2 ? 1 : Math.min(1, idf(Math.min(count, total), total) / idf(1, total))
}

function idf(count: number, total: number): number {
  return Math.log(1 + (total - count + 0.5) / (count + 0.5))
}
