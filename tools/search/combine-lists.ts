import {sectionOf} from './rank.ts'
import {walkTerms, type TermLists} from './term-lists.ts'

/** Stands for a section that is no longer there. */
export const REMOVED = -1

/**
 * Combines the terms of pages that stayed with those of new pages. `moved` has the new number of
 * each section of `kept`, or `REMOVED`.
 */
export function combineLists(kept: TermLists, moved: Int32Array, added: TermLists): TermLists {
  if (kept.terms.length === 0) return added
  const ranks = new Uint32Array(kept.ranks.length + added.ranks.length)
  const terms: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  let end = 0
  walkTerms(kept.terms, added.terms, (index, addedIndex) => {
    const start = end
    if (index !== undefined) end = moveRanks(kept, index, moved, {ranks, end})
    if (addedIndex !== undefined) end = copyRanks(added, addedIndex, {ranks, end})
    if (end === start) return
    sortRange(ranks, start, end)
    terms.push((index === undefined ? added.terms[addedIndex ?? 0] : kept.terms[index]) ?? '')
    starts.push(start)
    ends.push(end)
  })
  return {
    terms,
    starts: Uint32Array.from(starts),
    ends: Uint32Array.from(ends),
    ranks: ranks.subarray(0, end),
  }
}

/** Ranks that are filled up to `end`. */
interface Target {
  readonly ranks: Uint32Array
  readonly end: number
}

/** Appends the ranks of the sections that are still there; returns the new end. */
function moveRanks(from: TermLists, index: number, moved: Int32Array, {ranks, end}: Target) {
  const last = from.ends[index] ?? 0
  let place = end
  for (let at = from.starts[index] ?? 0; at < last; at++) {
    const rank = from.ranks[at] ?? 0
    const section = sectionOf(rank)
    const now = moved[section] ?? REMOVED
    if (now !== REMOVED) ranks[place++] = rank - section + now
  }
  return place
}

function copyRanks(from: TermLists, index: number, {ranks, end}: Target): number {
  const last = from.ends[index] ?? 0
  let place = end
  for (let at = from.starts[index] ?? 0; at < last; at++) ranks[place++] = from.ranks[at] ?? 0
  return place
}

/** Sorts only what is not sorted: most terms stay as they were. */
function sortRange(ranks: Uint32Array, start: number, end: number): void {
  for (let at = start + 1; at < end; at++) {
    if ((ranks[at - 1] ?? 0) > (ranks[at] ?? 0)) {
      ranks.subarray(start, end).sort()
      return
    }
  }
}
