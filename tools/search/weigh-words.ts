import {splitWords, stemOf, STOP_WORDS, type Word} from '#contract/search-words.ts'
import type {PageSection} from './page-sections.ts'
import {acronymOf} from './section-names.ts'
import {namesAt, type Synonyms} from './synonyms.ts'

/** What a page is called. */
export interface PageName {
  readonly title: string
  readonly description?: string | undefined
}

/** Highest weight of a term in a section. */
export const FULL_WEIGHT = 1000

/** What a word counts for, by where it stands. */
const WEIGHTS = {
  heading: 10,
  flag: 6,
  title: 3,
  above: 2,
  below: 0.7,
  description: 3,
  names: 2,
  prose: 1,
  code: 0.4,
} as const

/** What the pieces of a name count for, beside the name as a whole. */
const PIECES = {segment: 0.7, suffix: 0.8, part: 0.4, joined: 0.7, synonym: 0.8} as const

/** A term is half as telling as it can be at this sum of what its words count for. */
const HALF = 4

/** How many words a text may have before each of them counts for less. */
const USUAL_LENGTH = 120

/** How well each term describes a section, from 1 to 1000, however common it is elsewhere. */
export function weighWords(
  section: PageSection,
  page: PageName & {readonly headings: readonly string[]},
  synonyms: Synonyms,
): Map<string, number> {
  const sums = new Map<string, number>()
  const count = (text: string, weight: number, joins = false) =>
    countWords(sums, {words: splitWords(text), weight, joins, synonyms})
  const own = section.headings.at(-1)
  const name = own ?? page.title
  const acronym = acronymOf(splitWords(name), name)
  if (acronym !== undefined) count(acronym, WEIGHTS.heading * PIECES.synonym)
  count(name, name.startsWith('-') ? WEIGHTS.flag : WEIGHTS.heading, true)
  if (own !== undefined) count(page.title, WEIGHTS.title, true)
  for (const heading of section.headings.slice(0, -1)) count(heading, WEIGHTS.above, true)
  if (own === undefined) {
    count(page.description ?? '', WEIGHTS.description)
    for (const heading of page.headings) count(heading, WEIGHTS.below)
  }
  const length = section.prose.length / 6
  const norm = 1 / (0.6 + (0.4 * length) / USUAL_LENGTH)
  count(section.prose, WEIGHTS.prose * norm)
  for (const code of section.names) count(code, WEIGHTS.names * norm)
  count(section.code, WEIGHTS.code)
  return new Map(
    [...sums].map(([term, sum]) => [
      term,
      Math.max(1, Math.round((FULL_WEIGHT * sum) / (sum + HALF))),
    ]),
  )
}

interface Counted {
  readonly words: readonly Word[]
  readonly weight: number
  /** Whether neighbors count as one word, too: `code splitting` as `codesplitting`. */
  readonly joins: boolean
  readonly synonyms: Synonyms
}

function countWords(sums: Map<string, number>, {words, weight, joins, synonyms}: Counted): void {
  for (const [index, word] of words.entries()) {
    countWord(sums, word, weight)
    const next = words[index + 1]
    if (joins && next && !STOP_WORDS.has(word.term) && !STOP_WORDS.has(next.term)) {
      add(sums, word.term + next.term, weight * PIECES.joined)
    }
  }
  if (synonyms.size === 0) return
  const pieces = words.flatMap(({segments}) => segments)
  for (const index of pieces.keys()) {
    for (const name of namesAt(pieces, index, synonyms)) {
      countWords(sums, {
        words: splitWords(name),
        weight: weight * PIECES.synonym,
        joins: true,
        synonyms: new Map(),
      })
    }
  }
}

function countWord(sums: Map<string, number>, word: Word, weight: number): void {
  if (word.segments.length === 1 && word.parts.length === 0) {
    countTerm(sums, word.term, weight)
    return
  }
  const pieces = new Map<string, number>([[word.term, 1]])
  const keep = (term: string, share: number) => {
    pieces.set(term, Math.max(share, pieces.get(term) ?? 0))
  }
  for (const {term} of word.segments) keep(term, PIECES.segment)
  for (const {term} of word.suffixes) keep(term, PIECES.suffix)
  for (const {term} of word.parts) keep(term, PIECES.part)
  for (const [term, share] of pieces) countTerm(sums, term, weight * share)
}

function countTerm(sums: Map<string, number>, term: string, weight: number): void {
  if (STOP_WORDS.has(term)) return
  add(sums, term, weight)
  const stem = stemOf(term)
  if (stem !== undefined) add(sums, `${stem}~`, weight)
}

function add(sums: Map<string, number>, term: string, weight: number): void {
  if (term.length > 1 || /\d/.test(term)) sums.set(term, (sums.get(term) ?? 0) + weight)
}
