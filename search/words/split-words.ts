import {WORDS} from '../weights.ts'
import {hasUnspaced, splitPairs, splitScripts, type Part} from './unspaced-text.ts'

/*
 * Splits texts and queries into terms. The index was built with these functions, so queries must be
 * split with them as well.
 */

/** A searchable part of the text: its term, and its range `[start, end]` in UTF-16 units. */
export interface Piece {
  /** Its letters and digits in lower case: `--output-path` → `outputpath`. */
  readonly term: string
  readonly start: number
  readonly end: number
}

/**
 * A run of letters and digits, with the signs that names are made with: `output.publicPath`. Of
 * Chinese and Japanese, a pair of characters.
 */
export interface Word extends Piece {
  /**
   * The parts between the signs: `output`, `publicPath`. If there are none, only the word itself.
   */
  readonly segments: readonly Piece[]
  /** The words within a segment, if it has several: `public`, `Path`. */
  readonly parts: readonly Piece[]
  /** From each segment but the first and the last to the end: `splitChunks.cacheGroups`. */
  readonly suffixes: readonly Piece[]
}

/**
 * Splits text into words. A word has at most 100 letters and 8 segments. Words for which `isOfUse`
 * returns false, as they are written in the text, are left out.
 */
export function splitWords(text: string, isOfUse?: (word: string) => boolean): Word[] {
  const words: Word[] = []
  const pattern = NOT_ASCII.test(text) ? WORD : ASCII_WORD
  for (const {0: found, index} of text.matchAll(pattern)) {
    if (isOfUse?.(found) === false) continue
    if (PLAIN.test(found)) {
      const piece = {term: found.toLowerCase(), start: index, end: index + found.length}
      words.push({...piece, segments: [piece], parts: none, suffixes: none})
      continue
    }
    const isUnspaced = pattern === WORD && hasUnspaced(found)
    const runs = isUnspaced ? splitScripts(found, index) : [{text: found, start: index}]
    for (const run of runs)
      words.push(...(hasUnspaced(run.text) ? pairsOf(run) : namesOf(text, run)))
  }
  return words
}

/** The words of a run without Chinese and Japanese: one, unless it is too long. */
function namesOf(text: string, run: Part): Word[] {
  const segments = splitSegments(run.text, run.start)
  const words: Word[] = []
  for (let at = 0; at < segments.length; at += WORDS.segments) {
    const word = buildWord(text, segments.slice(at, at + WORDS.segments))
    if (word !== undefined) words.push(word)
  }
  return words
}

/** The pairs of a run of Chinese or Japanese. */
function pairsOf(run: Part): Word[] {
  return splitPairs(run).flatMap(({text, start, last}) =>
    toPiece(text, start).map(piece => {
      const parts = last ? toPiece(last.text, last.start) : none
      return {...piece, segments: [piece], parts, suffixes: none}
    }),
  )
}

/** The letters and digits of the text in lower case, without accents: `Œuvre №1` → `œuvreno1`. */
export function toTerm(text: string): string {
  if (/^[a-z\d]*$/.test(text)) return text
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ı', 'i') // as a Turkish keyboard writes it
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/** The id that a heading has unless it has another: `output.path in short` → `outputpath-in-short`. */
export function idOf(heading: string): string {
  const kept = heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
  return kept.trim().replaceAll(/\s/g, '-')
}

/** Frequent words that are not in the index, because they appear on most pages. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about an and any are as at be been but by can cannot could did do does doesnt dont for from had ' +
    'has have how i if in into is isnt it its me my no not of on or our should so than that the ' +
    'their them then there these they this to was we were what when where which who why will with ' +
    'would you your'
  ).split(' '),
)

const WORD = /[\p{L}\p{N}\p{M}$_]+(?:[.\-/:'’+][\p{L}\p{N}\p{M}$_]+)*/gu
/** The same as `WORD` for ASCII text, many times faster. */
const ASCII_WORD = /[A-Za-z\d$_]+(?:[.\-/:'+][A-Za-z\d$_]+)*/g
const NOT_ASCII = /[^\s!-~]/
const none: readonly Piece[] = []
const SEGMENT = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu
const PART = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}\p{Ll})|(?<=\p{L})(?=\p{N})/gu
/** Simple words, which need not be split. Most words are of this kind. */
const PLAIN = /^[A-Za-z]?[a-z]{0,98}$/

function splitSegments(text: string, offset: number): Piece[] {
  return [...text.matchAll(SEGMENT)].flatMap(({0: found, index}) =>
    toPiece(found.slice(0, WORDS.longest), offset + index),
  )
}

function toPiece(text: string, start: number): Piece[] {
  const term = toTerm(text)
  return term === '' ? [] : [{term, start, end: start + text.length}]
}

function buildWord(text: string, segments: readonly Piece[]): Word | undefined {
  const [first, last] = [segments[0], segments.at(-1)]
  if (!first || !last) return undefined
  return {
    ...joinPieces(segments, last.end),
    segments,
    parts: segments.flatMap(segment => splitParts(text, segment)),
    suffixes: segments.slice(1, -1).map((_, at) => joinPieces(segments.slice(at + 1), last.end)),
  }
}

function joinPieces(pieces: readonly Piece[], end: number): Piece {
  const term = pieces.map(piece => piece.term).join('')
  return {term: term.slice(0, WORDS.longest), start: pieces[0]?.start ?? 0, end}
}

/** `publicPath` → `public`, `Path`; empty for words without parts. */
function splitParts(text: string, {start, end}: Piece): Piece[] {
  const parts = text.slice(start, end).split(PART)
  if (parts.length < 2) return []
  let at = start
  return parts.flatMap(part => {
    const found = toPiece(part, at)
    at += part.length
    return found
  })
}
