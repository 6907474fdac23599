/** Sorted terms and the ranks of each, in few objects: there are many terms. */
export interface TermLists {
  /** Sorted by UTF-16 units. */
  readonly terms: readonly string[]
  /** Where the ranks of each term begin in `ranks`. */
  readonly starts: Uint32Array
  /** Where they end. */
  readonly ends: Uint32Array
  /** The best ranks of every term, the best first. */
  readonly ranks: Uint32Array
}

/** Some neighbors of the sorted terms, which share a file. */
export interface TermRange {
  /** Index of the first term. */
  readonly start: number
  /** Index after the last one. */
  readonly end: number
}

/** Lays out terms that are sorted already. */
export function listTerms(entries: ReadonlyArray<readonly [string, Uint32Array]>): TermLists {
  const ranks = new Uint32Array(entries.reduce((sum, [, {length}]) => sum + length, 0))
  const starts = new Uint32Array(entries.length)
  const ends = new Uint32Array(entries.length)
  let end = 0
  for (const [index, [, own]] of entries.entries()) {
    starts[index] = end
    ranks.set(own, end)
    end += own.length
    ends[index] = end
  }
  return {terms: entries.map(([term]) => term), starts, ends, ranks}
}

/** Merges two lists that have no term in common. */
export function mergeLists(one: TermLists, other: TermLists): TermLists {
  const count = one.terms.length + other.terms.length
  const ranks = new Uint32Array(one.ranks.length + other.ranks.length)
  ranks.set(one.ranks)
  ranks.set(other.ranks, one.ranks.length)
  const terms: string[] = []
  const starts = new Uint32Array(count)
  const ends = new Uint32Array(count)
  const take = (lists: TermLists, index: number, offset: number) => {
    starts[terms.length] = offset + (lists.starts[index] ?? 0)
    ends[terms.length] = offset + (lists.ends[index] ?? 0)
    terms.push(lists.terms[index] ?? '')
  }
  let taken = 0
  for (const [index, term] of one.terms.entries()) {
    for (; taken < other.terms.length && (other.terms[taken] ?? '') < term; taken++) {
      take(other, taken, one.ranks.length)
    }
    take(one, index, 0)
  }
  for (; taken < other.terms.length; taken++) take(other, taken, one.ranks.length)
  return {terms, starts, ends, ranks}
}
