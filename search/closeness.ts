import {toTerm} from './words/split-words.ts'
import {stemsOf} from './words/synonym-words.ts'
import {BONUSES} from './weights.ts'
import type {Section} from './read-sections.ts'

interface Typed {
  readonly typed: string
  /** The same without misspelled words. */
  readonly meant: string
  /** How much the words tell, by their stems. */
  readonly rarities: ReadonlyMap<string, number>
  /** Whether it may be a message: texts repeat its words, but headings say what it means. */
  readonly isMessage: boolean
}

/** Bonus for a section whose name, or one of its queries, is what was typed or what was meant by it. */
export function bonusFor(section: Section, query: Typed): number {
  const {share = 1, title, headings} = section
  const typed = termsOf(query.typed)
  // Readers ask about a package by its name; without it, others explain the same better.
  const isNamed =
    headings.length === 0 ||
    toTerm(query.typed).includes(toTerm(title)) ||
    [...termsOf(title)].every(term => typed.has(term))
  return (isNamed ? 1 : share) * closenessTo(section, query)
}

function closenessTo(section: Section, {typed, meant, rarities, isMessage}: Typed): number {
  const {title, headings, queries} = section
  const name = (headings.at(-1) ?? title).toLowerCase().replace(/^(?:an?|the) /, '')
  const names = [name, ...queries.map(query => query.toLowerCase())]
  const whole = BONUSES.withTitle * overlap(termsOf(typed), termsOf(`${title} ${name}`))
  const close = Math.max(whole, ...names.map(each => closenessOf(typed, each)))
  const covered = BONUSES.covered * coverageOf(section, rarities, isMessage ? 0 : BONUSES.told) ** 2
  return (
    covered + (meant === typed ? close : Math.max(close, BONUSES.meant * closenessOf(meant, name)))
  )
}

/** The stems of the words, one for synonyms: `cach` for `caching` and `caches`. */
export function termsOf(text: string): ReadonlySet<string> {
  const known = cache.get(text)
  if (known !== undefined) return known
  const terms = stemsOf(text)
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(text, terms)
  return terms
}

/** Terms of headings and queries: with each letter that is typed, most results stay the same. */
const cache = new Map<string, ReadonlySet<string>>()

/** Texts in the cache, at most. */
const MAX_CACHED = 4000

/** Compares signs and words in addition to letters. */
function closenessOf(typed: string, name: string): number {
  if (name.endsWith(`.${typed}`)) return BONUSES.end
  const isFlag =
    name === `--${typed}` ||
    (/^--?\w/.test(typed) &&
      name.startsWith('-') &&
      (name.startsWith(typed) || name.endsWith(typed.slice(1))))
  const literal = name === typed ? BONUSES.same : name.includes(typed) ? BONUSES.within : 0
  return (
    literal + (isFlag ? BONUSES.flag : 0) + BONUSES.words * overlap(termsOf(typed), termsOf(name))
  )
}

/** Share of common terms among the terms of both. */
function overlap(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...some].filter(term => others.has(term)).length
  return shared / Math.max(1, some.size + others.size - shared)
}

/**
 * Share of several words that the title and the headings have, together with one of the queries: words
 * of several queries mean nothing together. Rare words say more; one that only the text of the result
 * has counts in part.
 */
function coverageOf(
  {title, headings, queries, text}: Section,
  rarities: ReadonlyMap<string, number>,
  toldShare: number,
): number {
  if (rarities.size < 2) return 0
  const named = termsOf([title, ...headings].join(' '))
  const told = termsOf(text)
  const shares = ['', ...queries].map(query => {
    const asked = termsOf(query)
    let [all, covered] = [0, 0]
    for (const [stem, rarity] of rarities) {
      all += rarity
      if (named.has(stem) || asked.has(stem)) covered += rarity
      else if (told.has(stem)) covered += toldShare * rarity
    }
    return covered / Math.max(1, all)
  })
  return Math.max(...shares)
}
