import {countDigits} from './format-postings.ts'
import {sectionOf, weightOf} from './rank.ts'
import type {TermLists, TermRange} from './term-lists.ts'

/** Bytes of a file of terms, unless a single term needs more. */
export const TERMS_SIZE = 24_000

/** What a term and its posting have around them: quotes and commas. */
const PUNCTUATION = 4

/** Cuts the terms into files that are about equally large. */
export function planTerms(lists: TermLists): TermRange[] {
  const ranges: TermRange[] = []
  let start = 0
  let size = 0
  for (const [index, term] of lists.terms.entries()) {
    const bytes = Buffer.byteLength(term) + postingLength(lists, index) + PUNCTUATION
    if (index > start && size + bytes > TERMS_SIZE) {
      ranges.push({start, end: index})
      start = index
      size = 0
    }
    size += bytes
  }
  if (lists.terms.length > 0) ranges.push({start, end: lists.terms.length})
  return ranges
}

/** Length of the JSON of a posting. */
function postingLength({starts, ends, ranks}: TermLists, index: number): number {
  const [start, end] = [starts[index] ?? 0, ends[index] ?? 0]
  let length = '[]'.length + Math.max(0, 2 * (end - start) - 1) // commas
  for (let at = start; at < end; at++) {
    const rank = ranks[at] ?? 0
    length += countDigits(sectionOf(rank)) + countDigits(weightOf(rank))
  }
  return length
}
