import {splitWords, STOP_WORDS} from '#contract/search-words.ts'
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

/** Highest weight of a term in a section. */
export const FULL_WEIGHT = 1000

/** Weights of words by position. */
const WEIGHTS = {
  heading: 10,
  flag: 6,
  title: 5,
  above: 2,
  below: 0.7,
  description: 3,
  values: 5,
  query: 6,
  names: 2,
  prose: 1,
} as const

/** Weights of other forms: two words as one, and synonyms. */
const FORMS = {joined: 0.7, synonym: 0.8} as const

/** A term is half as telling as it can be at this sum of what its words count for. */
const HALF = 4

/** Number of words in a section above which each of them counts less. */
const USUAL_LENGTH = 120

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
  if (acronym !== undefined) count(acronym, WEIGHTS.heading * FORMS.synonym)
  count(name, name.startsWith('-') ? WEIGHTS.flag : WEIGHTS.heading, true)
  const [end] = /(?<=\.)[\w$]+$/.exec(name) ?? []
  if (end !== undefined) count(end, WEIGHTS.heading)
  if (own !== undefined) count(page.title, WEIGHTS.title, true)
  for (const heading of section.headings.slice(0, -1)) count(heading, WEIGHTS.above, true)
  if (own === undefined) {
    count(page.description ?? '', WEIGHTS.description)
    for (const heading of page.headings) count(heading, WEIGHTS.below)
  }
  const length = section.prose.length / 6
  const norm = 1 / (0.6 + (0.4 * length) / USUAL_LENGTH)
  count(section.prose, WEIGHTS.prose * norm)
  countQueries(sums, page.queries)
  const quoted = section.names.flatMap(code => code.match(/"[\w-]+"/g) ?? [])
  for (const value of new Set([...section.values, ...quoted])) count(value, WEIGHTS.values)
  for (const code of section.names) count(code, WEIGHTS.names * norm)
  return new Map(
    [...sums].map(([term, sum]) => [
      term,
      Math.max(1, Math.round((page.share * FULL_WEIGHT * sum) / (sum + HALF))),
    ]),
  )
}

/** Counts each word of queries once, however many of them have it. */
function countQueries(sums: Map<string, number>, queries: readonly string[]): void {
  const best = new Map<string, number>()
  for (const query of queries) {
    const counted = new Map<string, number>()
    const words = listWordTerms(query).filter(({term}) => !STOP_WORDS.has(term))
    countWords(counted, {words, weight: WEIGHTS.query, joins: true, synonyms: new Map()})
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
    const isCommon = joins && STOP_WORDS.has(term)
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
