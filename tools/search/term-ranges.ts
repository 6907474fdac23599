import {rankBest, type Posting} from './postings.ts'

/** Terms that begin alike are read one by one up to this many; else there is a list of them all. */
export const MOST_TERMS = 32

/** No term is longer. */
const LONGEST_PREFIX = 100

/**
 * Adds what prefixes stand for that begin many terms: `ca*` for words, `ca*=` for names. A term
 * counts for less the longer it is than the prefix, as for whoever reads terms one by one.
 */
export function addPrefixes(postings: ReadonlyMap<string, Posting>): Map<string, Posting> {
  const all = new Map(postings)
  const terms = [...postings.keys()].filter(term => !term.endsWith('~')).toSorted(byUnits)
  const visit = (range: readonly string[], length: number): void => {
    if (range.length <= MOST_TERMS || length > LONGEST_PREFIX) return
    const prefix = range[0]?.slice(0, length) ?? ''
    if (length > 0 && !/[\uD800-\uDBFF]$/.test(prefix)) {
      const [words, names] = [range.filter(term => !isName(term)), range.filter(isName)]
      all.set(`${prefix}*`, mergeTerms(words, length, postings))
      if (names.length > 0) all.set(`${prefix}*=`, mergeTerms(names, length, postings))
    }
    const longer = range.filter(term => lengthOf(term) > length)
    for (const inside of groupBy(longer, length + 1)) visit(inside, length + 1)
  }
  visit(terms, 0)
  return all
}

/** What of a term counts for its prefix. */
function closeness(prefixLength: number, term: string): number {
  const least = isName(term) ? 0.6 : 0.4
  return least + ((1 - least) * prefixLength) / lengthOf(term)
}

/** The order of `<`, which no locale has a say in. */
export function byUnits(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function isName(term: string): boolean {
  return term.endsWith('=')
}

/** Letters and digits of a term, without its mark. */
function lengthOf(term: string): number {
  return isName(term) ? term.length - 1 : term.length
}

/** Neighbors that begin with the same letters. */
function groupBy(terms: readonly string[], length: number): string[][] {
  const groups = new Map<string, string[]>()
  for (const term of terms) {
    const prefix = term.slice(0, length)
    const group = groups.get(prefix)
    if (group) group.push(term)
    else groups.set(prefix, [term])
  }
  return [...groups.values()]
}

function mergeTerms(
  terms: readonly string[],
  length: number,
  postings: ReadonlyMap<string, Posting>,
): Posting {
  const best = new Map<number, number>()
  for (const term of terms) {
    const posting = postings.get(term) ?? []
    const share = closeness(length, term)
    for (let at = 0; at < posting.length; at += 2) {
      const section = posting[at] ?? 0
      const weight = Math.max(1, Math.round((posting[at + 1] ?? 0) * share))
      if (weight > (best.get(section) ?? 0)) best.set(section, weight)
    }
  }
  return rankBest(best)
}
