import type {TermLists} from './term-lists.ts'
import {weightOf} from './rank.ts'

/** Bytes of the words for whoever misspells one. */
export const SPELLING_SIZE = 48_000

/** What a word has around it in the file: quotes and a comma. */
const PUNCTUATION = 3

/** Shorter words are misspelt into each other. */
const SHORTEST_WORD = 4

/** More words than the file can have. */
const MOST_WORDS = Math.ceil(SPELLING_SIZE / (SHORTEST_WORD + PUNCTUATION))

/** The words that name most for their length: of names and headings first. */
export function planSpelling(lists: TermLists): string[] {
  const {terms} = lists
  const worth = new Float64Array(terms.length)
  const names = new Map<string, number>()
  for (const [index, term] of terms.entries()) {
    if (term.endsWith('=')) names.set(term, bestWeight(lists, index))
  }
  for (const [index, term] of terms.entries()) {
    if (isSpellable(term)) worth[index] = worthOf(lists, index, names.get(`${term}=`) ?? 0)
  }
  const least = worth.toSorted().at(-MOST_WORDS) ?? 0
  const candidates = terms.flatMap((term, index) => {
    const own = worth[index] ?? 0
    return own > 0 && own >= least ? [{term, worth: own}] : []
  })
  const words: string[] = []
  let size = 0
  for (const {term} of candidates.toSorted((one, other) => other.worth - one.worth)) {
    size += term.length + PUNCTUATION
    if (size > SPELLING_SIZE) break
    words.push(term)
  }
  return words
}

function isSpellable(term: string): boolean {
  return /^[a-z][a-z\d]{3,31}$/.test(term)
}

function worthOf(lists: TermLists, index: number, name: number): number {
  const count = (lists.ends[index] ?? 0) - (lists.starts[index] ?? 0)
  const weight = count + 0.1 * name + 0.1 * bestWeight(lists, index)
  return weight / ((lists.terms[index]?.length ?? 0) + PUNCTUATION)
}

function bestWeight({starts, ends, ranks}: TermLists, index: number): number {
  const start = starts[index] ?? 0
  return start < (ends[index] ?? 0) ? weightOf(ranks[start] ?? 0) : 0
}
