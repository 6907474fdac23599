import {synonymsOf} from './words/synonym-words.ts'
import {formsOf} from './words/word-forms.ts'
import {TYPED} from './weights.ts'
import {countUpTo, createTermReader, type IndexFiles} from './index-files.ts'

/** Weights of sections, by their numbers. */
export type Scores = ReadonlyMap<number, number>

/** Finds terms in the files of the index. */
export interface Lookup {
  /** Makes sure that the files of these terms are not left out for others, if there are too many. */
  reserve(terms: readonly string[]): Promise<void>
  /** Number of files that were read. */
  countFiles(): number
  /** Whether the file that would have the term is read: if not, it may still be in texts. */
  isRead(term: string): Promise<boolean>
  /** The sections of a term; none if there is no such term. */
  exact(term: string): Promise<Scores>
  /** The sections of the other forms of an English word. */
  related(term: string): Promise<Scores>
  /** The sections of other words for the same. */
  synonyms(term: string): Promise<Scores>
  /** The sections of all words, or of all names, that begin with the letters. */
  prefix(letters: string, kind: 'words' | 'names'): Promise<Scores>
}

/** Creates a lookup for the terms of one query. */
export function createLookup(files: IndexFiles): Lookup {
  const reader = createTermReader(files)
  async function exact(term: string): Promise<Scores> {
    const {terms, postings} = await reader.fileWith(term)
    const at = countUpTo(terms.length, index => (terms[index] ?? '') < term)
    return terms[at] === term ? toScores(postings[at]) : new Map()
  }
  return {
    ...reader,
    exact,
    async related(term) {
      return mergeScores(await Promise.all(formsOf(term).map(exact)))
    },
    async synonyms(term) {
      return mergeScores(await Promise.all(synonymsOf(term).map(exact)))
    },
    async prefix(letters, kind) {
      const found: Scores[] = []
      for (const {terms, postings} of await reader.filesWithPrefix(letters)) {
        const from = countUpTo(terms.length, index => (terms[index] ?? '') < letters)
        const past = terms.findIndex((term, at) => at >= from && !term.startsWith(letters))
        for (let at = from; at < (past === -1 ? terms.length : past); at++) {
          const term = terms[at] ?? ''
          if (term.endsWith('=') !== (kind === 'names')) continue
          found.push(scale(toScores(postings[at]), closeness(letters, term)))
        }
      }
      return mergeScores(found)
    },
  }
}

/** The best score of each section. */
export function mergeScores(lists: readonly Scores[]): Scores {
  const [first = new Map(), ...others] = lists.filter(({size}) => size > 0)
  if (others.length === 0) return first
  const merged = new Map(first)
  for (const list of others) {
    for (const [section, score] of list) {
      if (score > (merged.get(section) ?? 0)) merged.set(section, score)
    }
  }
  return merged
}

/** Multiplies all scores. */
export function scale(scores: Scores, share: number): Scores {
  return new Map([...scores].map(([section, score]) => [section, score * share]))
}

/** Share of a term's weight that counts for its beginning. */
function closeness(letters: string, term: string): number {
  const length = term.endsWith('=') ? term.length - 1 : term.length
  const least = term.endsWith('=') ? TYPED.prefixOfName : TYPED.prefixOfWord
  return least + ((1 - least) * letters.length) / length
}

/** `[-1000, 12, 5]`: the sections 12 and 17 with 1000. */
function toScores(posting: readonly number[] = []): Scores {
  const scores = new Map<number, number>()
  let [weight, section] = [0, 0]
  for (const number of posting) {
    if (number < 0) [weight, section] = [-number, 0]
    else scores.set((section += number), weight)
  }
  return scores
}

/** Adds up the scores of each section. */
export function addScores(...lists: readonly Scores[]): Scores {
  const sums = new Map<number, number>()
  for (const list of lists) {
    for (const [section, score] of list) sums.set(section, (sums.get(section) ?? 0) + score)
  }
  return sums
}
