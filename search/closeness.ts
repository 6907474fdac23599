import {splitWords, STOP_WORDS} from '#contract/private/search-words.ts'
import {stemOf} from '#contract/private/word-forms.ts'
import {BONUSES} from '#contract/private/search-weights.ts'
import type {Section} from './read-sections.ts'

/** Bonus for a section whose name, or one of its queries, is what was typed or what was meant by it. */
export function closenessTo(typed: string, meant: string, section: Section): number {
  const {title, headings, queries} = section
  const name = (headings.at(-1) ?? title).toLowerCase().replace(/^(?:an?|the) /, '')
  const names = [name, ...queries.map(query => query.toLowerCase())]
  const whole = BONUSES.withTitle * overlap(termsOf(typed), termsOf(`${title} ${name}`))
  const close = Math.max(whole, ...names.map(each => closenessOf(typed, each)))
  const covered = BONUSES.covered * coverageOf(typed, section) ** 2
  return (
    covered + (meant === typed ? close : Math.max(close, BONUSES.meant * closenessOf(meant, name)))
  )
}

/** The stems of the words: `cach` for `caching` and `caches`. */
export function termsOf(text: string): Set<string> {
  const pieces = splitWords(text).flatMap(({segments}) => segments)
  return new Set(pieces.map(({term}) => stemOf(term) ?? term))
}

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

/** Share of several words that the title, the headings or the queries have. */
function coverageOf(typed: string, {title, headings, queries}: Section): number {
  const words = [...termsOf(typed)].filter(term => !STOP_WORDS.has(term))
  if (words.length < 2) return 0
  const named = termsOf([title, ...headings, ...queries].join(' '))
  return words.filter(term => named.has(term)).length / words.length
}
