/** Sorted terms and the ranks of each, in few objects: there are many terms. */
export interface TermLists {
  /** Sorted by UTF-16 units. */
  readonly terms: readonly string[]
  /** Where the ranks of each term begin in `ranks`. */
  readonly starts: Uint32Array
  /** Where they end. */
  readonly ends: Uint32Array
  /** The ranks of every term, the best first. */
  readonly ranks: Uint32Array
}

/** Where lists of these lengths begin and end, one after the other. */
export function placeLists(counts: Uint32Array): Pick<TermLists, 'starts' | 'ends'> {
  const starts = new Uint32Array(counts.length)
  const ends = new Uint32Array(counts.length)
  let end = 0
  for (let at = 0; at < counts.length; at++) {
    starts[at] = end
    end += counts[at] ?? 0
    ends[at] = end
  }
  return {starts, ends}
}

/**
 * Visits the terms of two sorted lists in order, with the index of each where it is. Compares few
 * strings if there are few in `other`.
 */
export function walkTerms(
  terms: readonly string[],
  other: readonly string[],
  visit: (index: number | undefined, otherIndex: number | undefined) => void,
): void {
  let index = 0
  for (let otherIndex = 0; otherIndex < other.length; otherIndex++) {
    const term = other[otherIndex] ?? ''
    const place = findPlace(terms, term, index)
    while (index < place) visit(index++, undefined)
    visit(terms[index] === term ? index++ : undefined, otherIndex)
  }
  while (index < terms.length) visit(index++, undefined)
}

/** Index of the first term from `start` on that does not come before this one. */
function findPlace(terms: readonly string[], term: string, start: number): number {
  let [low, high] = [start, terms.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle] ?? '') < term) low = middle + 1
    else high = middle
  }
  return low
}
