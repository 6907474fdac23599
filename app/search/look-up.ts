import type {IndexFiles} from './index-files.ts'

/** How well sections are described, by their numbers. */
export type Scores = ReadonlyMap<number, number>

/** Finds terms in the files of the index. */
export interface Lookup {
  /** The sections of a term; none if there is no such term. */
  exact(term: string): Promise<Scores>
  /** The sections of all words, or of all names, that begin with the letters. */
  prefix(letters: string, kind: 'words' | 'names'): Promise<Scores>
}

/** Creates what looks terms up; each look-up reads one file, at a border two. */
export function createLookup(files: IndexFiles): Lookup {
  async function fileOf(term: string): Promise<number> {
    const {terms} = await files.index()
    return Math.max(0, countUpTo(terms, term) - 1)
  }
  return {
    async exact(term) {
      const {terms, postings} = await files.terms(await fileOf(term))
      const at = countUpTo(terms, term) - 1
      return terms[at] === term ? toScores(postings[at]) : new Map()
    },
    async prefix(letters, kind) {
      const {terms: begins} = await files.index()
      const mark = kind === 'names' ? '=' : ''
      const found: Array<[share: number, posting: readonly number[] | undefined]> = []
      let file = await fileOf(letters)
      for (let more = true; more; file++) {
        const {terms, postings} = await files.terms(file)
        for (let at = firstFrom(terms, letters); at < terms.length; at++) {
          const term = terms[at] ?? ''
          if (!term.startsWith(letters)) break
          // There is a list of them all. That of names, if there are any, comes right after it.
          if (term === `${letters}*`) return this.exact(`${letters}*${mark}`)
          if (isOf(term, kind)) found.push([closeness(letters, term), postings[at]])
        }
        more = begins[file + 1]?.startsWith(letters) ?? false
      }
      return mergeScores(found)
    },
  }
}

/** The best score of each section. */
export function mergeScores(
  lists: ReadonlyArray<readonly [share: number, posting: readonly number[] | undefined]>,
): Scores {
  const best = new Map<number, number>()
  for (const [share, posting] of lists) {
    for (const [section, score] of toScores(posting)) {
      if (score * share > (best.get(section) ?? 0)) best.set(section, score * share)
    }
  }
  return best
}

function isOf(term: string, kind: 'words' | 'names'): boolean {
  return !/[~*]/.test(term) && term.endsWith('=') === (kind === 'names')
}

/** What of a term counts for its prefix, as it does in lists of many terms. */
function closeness(letters: string, term: string): number {
  const length = term.endsWith('=') ? term.length - 1 : term.length
  const least = term.endsWith('=') ? 0.6 : 0.4
  return least + ((1 - least) * letters.length) / length
}

function toScores(posting: readonly number[] = []): Map<number, number> {
  const scores = new Map<number, number>()
  for (let at = 0; at < posting.length; at += 2) scores.set(posting[at] ?? 0, posting[at + 1] ?? 0)
  return scores
}

/** How many of the sorted terms are not above this one. */
function countUpTo(terms: readonly string[], term: string): number {
  let [low, high] = [0, terms.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((terms[middle] ?? '') <= term) low = middle + 1
    else high = middle
  }
  return low
}

/** Position of the first of the sorted terms that is not below this one. */
function firstFrom(terms: readonly string[], term: string): number {
  const count = countUpTo(terms, term)
  return terms[count - 1] === term ? count - 1 : count
}
