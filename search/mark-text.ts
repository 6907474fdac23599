import {splitWords, toTerm, type Piece, type Word} from './words/split-words.ts'
import {stemOf} from './words/word-forms.ts'
import type {MarkedText} from './hit.ts'
import type {FoundTerms} from './resolve-words.ts'

type Mark = readonly [start: number, end: number]

/** Marks the matches of a query in its results. */
export function markText(text: string, found: FoundTerms): MarkedText {
  const words = splitWords(text)
  const marks = words.flatMap((word, index): Mark[] => {
    const next = words[index + 1]
    const isPair = next !== undefined && found.terms.has(word.term + next.term)
    if (isPair && !/[\p{L}\p{N}]/u.test(text.slice(word.end, next.start))) {
      return [
        [word.start, word.end],
        [next.start, next.end],
      ]
    }
    return markWord(text, word, found)
  })
  return {text, marks: mergeMarks(marks)}
}

function markWord(text: string, word: Word, found: FoundTerms): Mark[] {
  for (const pieces of [[word], word.suffixes, word.segments, word.parts]) {
    const marks = pieces.flatMap(piece => markPiece(text, piece, found))
    if (marks.length > 0) return marks
  }
  return []
}

function markPiece(text: string, {term, start, end}: Piece, found: FoundTerms): Mark[] {
  if (found.terms.has(term)) return [[start, end]]
  const stem = stemOf(term)
  if (stem !== undefined && found.stems.has(stem)) return [[start, end]]
  for (const prefix of found.prefixes) {
    if (prefix === '' || !term.startsWith(prefix)) continue
    const begun = start + prefix.length
    return [[start, toTerm(text.slice(start, begun)) === prefix ? begun : end]]
  }
  return []
}

function mergeMarks(marks: readonly Mark[]): Mark[] {
  const merged: Mark[] = []
  for (const [start, end] of marks.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1)
    if (last === undefined || start > last[1]) merged.push([start, end])
    else merged[merged.length - 1] = [last[0], Math.max(last[1], end)]
  }
  return merged
}
