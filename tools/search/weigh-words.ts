import {splitWords, STOP_WORDS} from '../../search/words/split-words.ts'
import {hasUnspaced} from '../../search/words/unspaced-text.ts'
import {FORMS, FULL_WEIGHT, PLACES, SUMS} from '../../search/weights.ts'
import type {PageSection} from './page-sections.ts'
import {acronymOf} from './section-names.ts'
import {namesAt, type Synonyms} from './synonyms.ts'
import {listWordTerms, type WordTerms} from './word-terms.ts'

/** Names of a page. */
export interface PageName {
  readonly title: string
  readonly description?: string | undefined
}

interface SectionContext extends PageName {
  /** Headings of the page. */
  readonly headings: readonly string[]
  /** What readers type to find the section. */
  readonly queries: readonly string[]
  /** Weight of the words of the section. */
  readonly share: number
}

/**
 * Weights of the terms of a section, from 1 to 1000, regardless of how common they are elsewhere.
 */
export function weighWords(
  section: PageSection,
  page: SectionContext,
  synonyms: Synonyms,
): Map<string, number> {
  const sums = new Map<string, number>()
  const count = (text: string, weight: number, joins = false) =>
    countWords(sums, {words: listWordTerms(text), weight, joins, synonyms})
  const own = section.headings.at(-1)
  const name = own ?? page.title
  const acronym = acronymOf(splitWords(name), name)
  if (acronym !== undefined) count(acronym, PLACES.heading * FORMS.synonym)
  count(name, name.startsWith('-') ? PLACES.flag : PLACES.heading, true)
  const [end] = /(?<=\.)[\w$]+$/.exec(name) ?? []
  if (end !== undefined) count(end, PLACES.heading)
  if (own !== undefined) count(page.title, PLACES.title, true)
  for (const heading of section.headings.slice(0, -1)) count(heading, PLACES.above, true)
  if (own === undefined) {
    count(page.description ?? '', PLACES.description)
    for (const heading of page.headings) count(heading, PLACES.below)
  }
  const length = section.prose.length / 6
  const norm = 1 / (SUMS.shortest + ((1 - SUMS.shortest) * length) / SUMS.usualLength)
  count(section.prose, PLACES.prose * norm)
  countQueries(sums, page.queries)
  const quoted = section.names.flatMap(code => code.match(/"[\w-]+"/g) ?? [])
  for (const value of new Set([...section.values, ...quoted])) count(value, PLACES.values)
  for (const code of section.names) count(code, PLACES.names * norm)
  return new Map(
    [...sums].map(([term, sum]) => [
      term,
      Math.max(1, Math.round((page.share * FULL_WEIGHT * sum) / (sum + SUMS.half))),
    ]),
  )
}

/** Counts each word of queries once, however many of them have it. */
function countQueries(sums: Map<string, number>, queries: readonly string[]): void {
  const best = new Map<string, number>()
  for (const query of queries) {
    const counted = new Map<string, number>()
    const words = listWordTerms(query).filter(({term}) => !STOP_WORDS.has(term))
    countWords(counted, {words, weight: PLACES.query, joins: true, synonyms: new Map()})
    for (const [term, weight] of counted) best.set(term, Math.max(weight, best.get(term) ?? 0))
  }
  for (const [term, weight] of best) add(sums, term, weight)
}

interface Counted {
  readonly words: readonly WordTerms[]
  readonly weight: number
  /** Whether neighbors count as one word, too: `code splitting` as `codesplitting`. */
  readonly joins: boolean
  readonly synonyms: Synonyms
}

function countWords(sums: Map<string, number>, {words, weight, joins, synonyms}: Counted): void {
  let before: string | undefined
  for (const {term, shares} of words) {
    const isCommon = joins && (STOP_WORDS.has(term) || hasUnspaced(term))
    if (joins && before !== undefined && !isCommon) add(sums, before + term, weight * FORMS.joined)
    for (const [part, share] of shares) add(sums, part, weight * share)
    before = isCommon ? undefined : term
  }
  if (synonyms.size === 0) return
  const terms = words.flatMap(({segments}) => segments)
  for (let index = 0; index < terms.length; index++) {
    for (const name of namesAt(terms, index, synonyms)) {
      countWords(sums, {
        words: listWordTerms(name),
        weight: weight * FORMS.synonym,
        joins: true,
        synonyms: new Map(),
      })
    }
  }
}

function add(sums: Map<string, number>, term: string, weight: number): void {
  sums.set(term, (sums.get(term) ?? 0) + weight)
}
