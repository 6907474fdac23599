import {stemOf, type Piece, type Word} from '#contract/search-words.ts'
import type {IndexFiles} from './index-files.ts'
import {average, mergeScores, scale, type Lookup, type Scores} from './look-up.ts'
import {correctWord} from './spelling.ts'

/** The matching terms, to be marked in texts. */
export interface FoundTerms {
  readonly terms: Set<string>
  readonly prefixes: Set<string>
  readonly stems: Set<string>
}

/** Finds the sections that contain a form of a word. */
export interface Resolver {
  /** Whether the word may be incomplete. */
  word(word: Word, isOpen: boolean): Promise<Scores>
  /** Corrections of misspelled words. */
  readonly corrections: ReadonlyMap<string, string>
  /** Words that no page has, misspelled or not. */
  readonly unknown: ReadonlySet<string>
  readonly found: FoundTerms
}

/** Weights of the forms of a word, relative to the word as typed. */
const FORMS = {stem: 0.4, longer: 0.8, pieces: 0.8, parts: 0.6, misspelt: [1, 0.7, 0.5]} as const

/** Number of sections with a name as typed from which its parts are not looked up. */
const ENOUGH = 8

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
        return scale(await all(word.parts, isOpen), FORMS.parts)
      }
      const whole = await findAsWritten(word.term, isOpen)
      if (whole.size >= ENOUGH) return whole
      return mergeScores([whole, scale(await all(word.segments, isOpen), FORMS.pieces)])
    },
  }
}

/** Finds single terms, and remembers what it found and corrected. */
function createFinder(lookup: Lookup, files: IndexFiles) {
  const corrections = new Map<string, string>()
  const found: FoundTerms = {terms: new Set(), prefixes: new Set(), stems: new Set()}
  return {
    found,
    corrections,
    async findAsWritten(term: string, isOpen: boolean): Promise<Scores> {
      const stem = stemOf(term)
      const [whole, related, longer] = await Promise.all([
        lookup.exact(term),
        lookup.related(term),
        isOpen ? lookup.prefix(term, 'words') : none,
      ])
      found.terms.add(term)
      if (isOpen) found.prefixes.add(term)
      if (related.size > 0 && stem !== undefined) found.stems.add(stem)
      const scores = mergeScores([whole, longer, scale(related, FORMS.stem)])
      if (scores.size > 0 || isOpen) return scores
      found.prefixes.add(term)
      return scale(await lookup.prefix(term, 'words'), FORMS.longer)
    },
    async findCorrected(term: string, isOpen: boolean): Promise<Scores> {
      if (term.length < 4) return none
      const {words} = await files.spelling()
      const meant = correctWord(term, words, isOpen)
      if (meant[0]) corrections.set(term, meant[0].word)
      const lists = meant.map(async ({word, distance}) => {
        found.terms.add(word)
        return scale(await lookup.exact(word), FORMS.misspelt[distance] ?? 0)
      })
      return mergeScores(await Promise.all(lists))
    },
  }
}
