import {byUnits} from './term-ranges.ts'
import type {Posting} from './postings.ts'

/** A range of the sorted terms, as a file holds it. */
export interface TermRange {
  readonly terms: string[]
  readonly postings: Posting[]
}

/** Bytes of a file of terms, unless a single term needs more. */
export const TERMS_SIZE = 24_000

/** Bytes of the words for whoever misspells one. */
export const SPELLING_SIZE = 48_000

/** What stands around a word in the file. */
const QUOTES = 3

/** Shorter words are misspelt into each other. */
const SHORTEST_WORD = 4

/** Cuts the terms into files that are about equally large. */
export function planTerms(postings: ReadonlyMap<string, Posting>): TermRange[] {
  const ranges: TermRange[] = []
  let size = 0
  for (const [term, posting] of [...postings].toSorted(([a], [b]) => byUnits(a, b))) {
    const bytes = Buffer.byteLength(term) + JSON.stringify(posting).length + 4
    let range = ranges.at(-1)
    if (range === undefined || size + bytes > TERMS_SIZE) {
      range = {terms: [], postings: []}
      ranges.push(range)
      size = 0
    }
    range.terms.push(term)
    range.postings.push(posting)
    size += bytes
  }
  return ranges
}

/** The words that name most for their length: of names and headings first. */
export function planSpelling(postings: ReadonlyMap<string, Posting>): string[] {
  const worth: Array<[word: string, weight: number]> = []
  for (const [term, posting] of postings) {
    if (/[=~*]/.test(term) || !/^[a-z\d]*$/.test(term)) continue
    if (term.length < SHORTEST_WORD || term.length > 32 || /^\d/.test(term)) continue
    const name = postings.get(`${term}=`)?.[1] ?? 0
    const weight = posting.length / 2 + 0.1 * name + 0.1 * (posting[1] ?? 0)
    worth.push([term, weight / (term.length + QUOTES)])
  }
  const words: string[] = []
  let size = 0
  for (const [word] of worth.toSorted(([a, one], [b, other]) => other - one || byUnits(a, b))) {
    size += word.length + QUOTES
    if (size > SPELLING_SIZE) break
    words.push(word)
  }
  return words
}
