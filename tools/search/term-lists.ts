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
