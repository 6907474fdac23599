import {splitWords, stemOf, toTerm, type Piece, type Word} from '#contract/search-words.ts'
import type {MarkedText} from './hit.ts'
import type {FoundTerms} from './resolve-words.ts'

type Mark = readonly [start: number, end: number]

/** Marks in a text what a query has found. */
export function markText(text: string, found: FoundTerms): MarkedText {
  return markWords(text, splitWords(text), found)
}

function markWords(text: string, words: readonly Word[], found: FoundTerms): MarkedText {
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

/** Whether anything of a word can have been found: most of a long text need not be looked at. */
function createFilter({terms, prefixes, stems}: FoundTerms): (word: string) => boolean {
  const begins = new Set([...terms, ...prefixes, ...stems].map(term => term.slice(0, 2)))
  const begin = [...begins].map(letters => [...letters].join('[^\\p{L}\\p{N}]*')).join('|')
  const pattern = new RegExp(`${begin}|[^\\s!-~]`, 'iu')
  return word => pattern.test(word)
}

/** A piece of a text of about this length, with as many different marks as it can have. */
export function excerptOf(text: string, found: FoundTerms, length: number): MarkedText {
  const marked = markWords(text, splitWords(text, createFilter(found)), found)
  if (text.length <= length) return marked
  const start = bestStart(marked, length)
  const begin =
    start === 0 ? 0 : start + Math.max(0, text.slice(start, start + 30).search(/\s\S/) + 1)
  const end = begin + length >= text.length ? text.length : lastBreak(text, begin + length)
  const [before, after] = [begin > 0 ? '…' : '', end < text.length ? '…' : '']
  const shift = before.length - begin
  return {
    text: before + text.slice(begin, end) + after,
    marks: marked.marks
      .filter(mark => mark[0] >= begin && mark[1] <= end)
      .map(mark => [mark[0] + shift, mark[1] + shift] as const),
  }
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

/** Where a piece begins that has the most different marks; a little before the first of them. */
function bestStart({text, marks}: MarkedText, length: number): number {
  let [start, most] = [0, 0]
  for (const [index, [from]] of marks.entries()) {
    const inside = marks.slice(index).filter(mark => mark[1] <= from + length - LEAD)
    const kinds = new Set(inside.map(mark => text.slice(...mark).toLowerCase())).size
    if (kinds > most) [start, most] = [from, kinds]
  }
  return start < length - LEAD ? 0 : Math.min(start - LEAD, text.length - length)
}

/** Characters before the first mark. */
const LEAD = 40

function lastBreak(text: string, end: number): number {
  const at = text.lastIndexOf(' ', end)
  if (at > end - 30) return at
  return /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? end - 1 : end
}
