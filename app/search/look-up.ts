import {formsOf} from '#contract/private/search-words.ts'
import {READS, TYPED} from '#contract/private/search-weights.ts'
import type {IndexFiles, Terms} from './index-files.ts'

/** Weights of sections, by their numbers. */
export type Scores = ReadonlyMap<number, number>

/** Finds terms in the files of the index. */
export interface Lookup {
  /** Makes sure that the files of these terms are not left out for others, if there are too many. */
  reserve(terms: readonly string[]): Promise<void>
  /** Number of files that were read. */
  countFiles(): number
  /** Whether the file that would have the term is read: if not, it may be in texts all the same. */
  isRead(term: string): Promise<boolean>
  /** The sections of a term; none if there is no such term. */
  exact(term: string): Promise<Scores>
  /** The sections of the other forms of an English word. */
  related(term: string): Promise<Scores>
  /** The sections of all words, or of all names, that begin with the letters. */
  prefix(letters: string, kind: 'words' | 'names'): Promise<Scores>
}

/** Creates a lookup for the terms of one query. */
export function createLookup(files: IndexFiles): Lookup {
  const chosen = new Set<number>()
  const messageFiles = new Set<number>()
  function choose(file: number): boolean {
    if (chosen.size < READS.terms) chosen.add(file)
    return chosen.has(file)
  }
  async function read(file: number): Promise<Terms> {
    return choose(file) ? files.terms(file) : {terms: [], postings: []}
  }
  async function fileOf(term: string): Promise<number> {
    const {terms} = await files.index()
    return Math.max(0, countUpTo(terms.length, at => (terms[at]?.first ?? '') <= term) - 1)
  }
  async function exact(term: string): Promise<Scores> {
    const file = await fileOf(term)
    if (isMessageWord(term)) messageFiles.add(file)
    const {terms, postings} = await (isMessageWord(term) ? files.terms(file) : read(file))
    const at = countUpTo(terms.length, index => (terms[index] ?? '') < term)
    return terms[at] === term ? toScores(postings[at]) : new Map()
  }
  return {
    exact,
    async reserve(terms) {
      for (const term of terms) choose(await fileOf(term))
    },
    countFiles: () => new Set([...chosen, ...messageFiles]).size,
    async isRead(term) {
      return chosen.has(await fileOf(term))
    },
    async related(term) {
      return mergeScores(await Promise.all(formsOf(term).map(exact)))
    },
    async prefix(letters, kind) {
      const {terms: all} = await files.index()
      const found: Scores[] = []
      const start = await fileOf(letters)
      for (let file = start; file < start + READS.prefix; file++) {
        if (file > start && !all[file]?.first.startsWith(letters)) break
        const {terms, postings} = await read(file)
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

/** Words of messages are next to each other, in a file or two. */
function isMessageWord(term: string): boolean {
  return term.startsWith('!')
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

/** The number of leading items for which `holds` is true; it is true for no later item. */
function countUpTo(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) low = middle + 1
    else high = middle
  }
  return low
}
