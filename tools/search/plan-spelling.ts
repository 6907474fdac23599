import {FILES, SPELLING} from '../../search/weights.ts'
import type {TermLists} from './term-lists.ts'
import {weightOf} from './rank.ts'

/** Characters around a word in the file: quotes and a comma. */
const PUNCTUATION = 3

/** More words than the file can have. */
const MAX_WORDS = Math.ceil(FILES.spelling / (SPELLING.shortest + PUNCTUATION))

/** The words with the most sections for their length, those of names and headings first. */
export function planSpelling(lists: TermLists): string[] {
  const names = weighNames(lists)
  const candidates: Array<{word: string; worth: number}> = []
  for (const [index, word] of lists.terms.entries()) {
    if (!isSpellable(word)) continue
    const count = (lists.ends[index] ?? 0) - (lists.starts[index] ?? 0)
    const named = (names.get(word) ?? 0) + bestWeight(lists, index)
    const weight = count + SPELLING.name * named
    candidates.push({word, worth: weight / Math.sqrt(word.length + PUNCTUATION)})
  }
  const words: string[] = []
  let size = 0
  for (const {word} of sortByWorth(candidates)) {
    size += word.length + PUNCTUATION
    if (size > FILES.spelling) break
    words.push(word)
  }
  return words
}

/** Weight of each name in its best section: `plugin` for `plugin=`. */
function weighNames(lists: TermLists): Map<string, number> {
  const names = new Map<string, number>()
  for (const [index, term] of lists.terms.entries()) {
    if (term.endsWith('=')) names.set(term.slice(0, -1), bestWeight(lists, index))
  }
  return names
}

function isSpellable(term: string): boolean {
  return (
    term.length >= SPELLING.shortest &&
    term.length <= SPELLING.longest &&
    /^[a-z][a-z\d]*$/.test(term)
  )
}

/** The best first; leaves out most of those that the file has no room for. */
function sortByWorth<T extends {readonly worth: number}>(candidates: readonly T[]): T[] {
  const least =
    Float64Array.from(candidates, ({worth}) => worth)
      .toSorted()
      .at(-MAX_WORDS) ?? 0
  return candidates
    .filter(({worth}) => worth >= least)
    .toSorted((one, other) => other.worth - one.worth)
}

function bestWeight({starts, ends, ranks}: TermLists, index: number): number {
  const start = starts[index] ?? 0
  return start < (ends[index] ?? 0) ? weightOf(ranks[start] ?? 0) : 0
}
