import {type Piece, type Word} from './words/split-words.ts'
import {stemOf} from './words/word-forms.ts'
import {MAX_LISTED, SPELLING, TYPED} from './weights.ts'
import type {IndexFiles} from './index-files.ts'
import {mergeScores, scale, type Lookup, type Scores} from './look-up.ts'
import {correctWord} from './spelling.ts'

/** The matching terms, to be marked in texts. */
export interface FoundTerms {
  readonly terms: Set<string>
  readonly prefixes: Set<string>
  readonly stems: Set<string>
  /** How much the words of the query tell, by their stems. */
  readonly rarities: Map<string, number>
}

/** Finds the sections that have a word, in one of its forms. */
export interface Resolver {
  /** Whether the word may be incomplete. */
  word(word: Word, isOpen: boolean): Promise<Scores>
  /** Corrections of misspelled words. */
  readonly corrections: ReadonlyMap<string, string>
  /** Words that no page has, misspelled or not. */
  readonly unknown: ReadonlySet<string>
  readonly found: FoundTerms
}

const none: Scores = new Map()

/** Creates a resolver for one query. */
export function createResolver(lookup: Lookup, files: IndexFiles): Resolver {
  const {found, corrections, findAsWritten, findCorrected} = createFinder(lookup, files)
  const unknown = new Set<string>()

  async function piece({term}: Piece, isOpen: boolean): Promise<Scores> {
    const scores = await findAsWritten(term, isOpen)
    if (scores.size > 0 || !(await lookup.isRead(term))) return scores
    unknown.add(term)
    return findCorrected(term, isOpen)
  }

  async function all(pieces: readonly Piece[], isOpen: boolean): Promise<Scores> {
    const last = pieces.length - 1
    const lists = pieces.map((each, index) => piece(each, isOpen && index === last))
    return average(await Promise.all(lists))
  }

  return {
    found,
    unknown,
    corrections,
    async word(word, isOpen) {
      if (word.segments.length < 2) {
        const scores = await piece(word, isOpen)
        if (scores.size > 0 || word.parts.length < 2) return scores
        return scale(await all(word.parts, isOpen), TYPED.parts)
      }
      const whole = await findAsWritten(word.term, isOpen)
      if (whole.size >= TYPED.enough) return whole
      return mergeScores([whole, scale(await all(word.segments, isOpen), TYPED.pieces)])
    },
  }
}

/** Finds single terms, and remembers what it found and corrected. */
function createFinder(lookup: Lookup, files: IndexFiles) {
  const corrections = new Map<string, string>()
  const found: FoundTerms = {
    terms: new Set(),
    prefixes: new Set(),
    stems: new Set(),
    rarities: new Map(),
  }
  return {
    found,
    corrections,
    async findAsWritten(term: string, isOpen: boolean): Promise<Scores> {
      const stem = stemOf(term)
      const [whole, related, synonyms, longer] = await Promise.all([
        lookup.exact(term),
        lookup.related(term),
        lookup.synonyms(term),
        isOpen ? lookup.prefix(term, 'words') : none,
      ])
      found.terms.add(term)
      if (isOpen) found.prefixes.add(term)
      if (related.size > 0 && stem !== undefined) found.stems.add(stem)
      const scores = mergeScores([
        whole,
        longer,
        scale(related, TYPED.stem),
        scale(synonyms, TYPED.synonym),
      ])
      if (scores.size > 0 || isOpen) return scores
      found.prefixes.add(term)
      return scale(await lookup.prefix(term, 'words'), TYPED.longer)
    },
    async findCorrected(term: string, isOpen: boolean): Promise<Scores> {
      if (term.length < SPELLING.oneLetter) return none
      const {words} = await files.spelling()
      const meant = correctWord(term, words, isOpen)
      if (meant[0]) corrections.set(term, meant[0].word)
      const lists = meant.map(async ({word, distance}) => {
        found.terms.add(word)
        return scale(await lookup.exact(word), TYPED.misspelt[distance] ?? 0)
      })
      return mergeScores(await Promise.all(lists))
    },
  }
}

/**
 * The average of what each list says. A section that some lists leave out counts for less; but a
 * list that is cut off may leave it out although the word is there.
 */
function average(lists: readonly Scores[]): Scores {
  const sums = new Map<number, {sum: number; count: number}>()
  const rests = lists.map(restOf)
  for (const [index, list] of lists.entries()) {
    for (const [section, score] of list) {
      const entry = sums.get(section) ?? {sum: 0, count: 0}
      entry.sum += score - (rests[index] ?? 0)
      entry.count += rests[index] === 0 ? 1 : 1 - TYPED.cut
      sums.set(section, entry)
    }
  }
  const rest = rests.reduce((sum, each) => sum + each, 0)
  const restCount = rests.filter(each => each > 0).length * TYPED.cut
  return new Map(
    [...sums].map(([section, {sum, count}]) => {
      const share = (count + restCount) / lists.length
      return [section, ((sum + rest) / lists.length) * share]
    }),
  )
}

/** Assumed weight of a word in a section that its list leaves out. */
export function restOf(list: Scores): number {
  return list.size < MAX_LISTED ? 0 : Math.min(...list.values()) / 2
}
