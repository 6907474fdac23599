import {createMerger, type Merger} from './merge-terms.ts'
import {listTerms, type TermLists} from './term-lists.ts'

/** Terms that begin alike are read one by one up to this many; else there is a list of them all. */
export const MOST_TERMS = 32

/** No term is longer. */
const LONGEST_PREFIX = 100

const EQUALS_SIGN = 0x3d

/**
 * What prefixes stand for that begin many terms: `ca*` for words, `ca*=` for names. A term counts
 * for less the longer it is than the prefix, as for whoever reads terms one by one.
 */
export function buildPrefixes(lists: TermLists, sectionCount: number): TermLists {
  const terms = prefixTerms(lists)
  const [words, names] = [createMerger(sectionCount), createMerger(sectionCount)]
  const prefixes: Array<[prefix: string, ranks: Uint32Array]> = []
  const addPrefix = (start: number, end: number, length: number): void => {
    const prefix = terms[start]?.term.slice(0, length) ?? ''
    if (length === 0 || /[\uD800-\uDBFF]$/.test(prefix)) return
    for (let at = start; at < end; at++) {
      const term = terms[at]
      if (term) mergeTerm(term.isName ? names : words, lists, term, length)
    }
    prefixes.push([`${prefix}*`, words.finish()])
    const merged = names.finish()
    if (merged.length > 0) prefixes.push([`${prefix}*=`, merged])
  }
  const visit = (start: number, end: number, length: number): void => {
    if (end - start <= MOST_TERMS || length > LONGEST_PREFIX) return
    addPrefix(start, end, length)
    for (let at = start; at < end;) {
      const first = at
      const unit = terms[at]?.term.charCodeAt(length)
      do at++
      while (at < end && terms[at]?.term.charCodeAt(length) === unit)
      if (unit !== EQUALS_SIGN && !Number.isNaN(unit)) visit(first, at, length + 1)
    }
  }
  visit(0, terms.length, 0)
  return listTerms(prefixes)
}

/** A term that prefixes may stand for. */
interface PrefixTerm {
  readonly term: string
  readonly index: number
  readonly isName: boolean
  /** Letters and digits, without its mark. */
  readonly length: number
}

function prefixTerms({terms}: TermLists): PrefixTerm[] {
  const all: PrefixTerm[] = []
  for (const [index, term] of terms.entries()) {
    const isName = term.endsWith('=')
    const length = isName ? term.length - 1 : term.length
    if (!term.endsWith('~')) all.push({term, index, isName, length})
  }
  return all
}

function mergeTerm(
  merger: Merger,
  {starts, ends, ranks}: TermLists,
  {index, isName, length}: PrefixTerm,
  prefixLength: number,
): void {
  const least = isName ? 0.6 : 0.4
  const share = least + ((1 - least) * prefixLength) / length
  merger.add(ranks, starts[index] ?? 0, ends[index] ?? 0, share)
}
