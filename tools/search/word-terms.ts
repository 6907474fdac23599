import {FORMS} from '../../search/weights.ts'
import {splitWords, STOP_WORDS, type Word} from '../../search/words/split-words.ts'
import {hasUnspaced} from '../../search/words/unspaced-text.ts'

/** A word with the terms that find it. */
export interface WordTerms {
  /** Its letters and digits: `output.publicPath` → `outputpublicpath`. */
  readonly term: string
  /** The terms of what is between its signs: `output`, `publicpath`. */
  readonly segments: readonly string[]
  /** Its terms with their share of what the word counts for: at most 1. */
  readonly shares: ReadonlyArray<readonly [term: string, share: number]>
}

/** Words by how they are written: a page repeats its words, and most are on other pages too. */
const cache = new Map<string, readonly WordTerms[]>()

/** Words in the cache, at most. This site has 16,000. */
const MAX_CACHED = 40_000

/** Splits text into words with their terms, in order. */
export function listWordTerms(text: string): WordTerms[] {
  const words: WordTerms[] = []
  splitWords(text, written => {
    for (const word of cache.get(written) ?? addToCache(written)) words.push(word)
    return false // it has been split, on its own
  })
  return words
}

function addToCache(written: string): readonly WordTerms[] {
  if (cache.size >= MAX_CACHED) cache.clear()
  const words = splitWords(written).map(buildWordTerms)
  cache.set(written, words)
  return words
}

function buildWordTerms(word: Word): WordTerms {
  return {
    term: word.term,
    segments: word.segments.map(({term}) => term),
    shares: [...sharesOf(word)].filter(([term]) => isTelling(term)),
  }
}

/** The pieces of a word, each with the most that it counts for. */
function sharesOf({term, segments, parts}: Word): Map<string, number> {
  const shares = new Map([[term, 1]])
  if (segments.length === 1 && parts.length === 0) return shares
  const add = (pieces: Word['segments'], share: number) => {
    for (const piece of pieces) {
      shares.set(piece.term, Math.max(share, shares.get(piece.term) ?? 0))
    }
  }
  add(segments, FORMS.segment)
  add(parts, FORMS.part)
  return shares
}

/** Leaves out terms that all texts have. One letter says nothing, but a digit or an ideograph may. */
function isTelling(term: string): boolean {
  return !STOP_WORDS.has(term) && (term.length > 1 || /\d/.test(term) || hasUnspaced(term))
}
