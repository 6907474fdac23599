import {splitWords, stemOf, STOP_WORDS} from '#contract/search-words.ts'
import type {Section} from './read-sections.ts'

/** Bonus for a section whose title and name are the query. */
const WITH_TITLE = 400

/** Bonus for a section whose title, headings and queries have all words. */
const COVERED = 200

/** Weight of closeness to the corrected query. */
const MEANT = 0.8

/** Bonus for a section whose name, or one of whose queries, resembles the query or its correction. */
export function closenessTo(typed: string, meant: string, section: Section): number {
  const {title, headings, queries} = section
  const name = (headings.at(-1) ?? title).toLowerCase().replace(/^(?:an?|the) /, '')
  const names = [name, ...queries.map(query => query.toLowerCase())]
  const whole = WITH_TITLE * overlap(termsOf(typed), termsOf(`${title} ${name}`))
  const close = Math.max(whole, ...names.map(each => closenessOf(typed, each)))
  const covered = COVERED * coverageOf(typed, section) ** 2
  return covered + (meant === typed ? close : Math.max(close, MEANT * closenessOf(meant, name)))
}

/** The stems of the words: `cach` for `caching` and `caches`. */
export function termsOf(text: string): Set<string> {
  const pieces = splitWords(text).flatMap(({segments}) => segments)
  return new Set(pieces.map(({term}) => stemOf(term) ?? term))
}

/** Compares signs and words in addition to letters. */
function closenessOf(typed: string, name: string): number {
  if (name.endsWith(`.${typed}`)) return 540
  const isFlag =
    /^--?\w/.test(typed) &&
    name.startsWith('-') &&
    (name.startsWith(typed) || name.endsWith(typed.slice(1)))
  const literal = name === typed ? 220 : name.includes(typed) ? 100 : 0
  return literal + (isFlag ? 1000 : 0) + 250 * overlap(termsOf(typed), termsOf(name))
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
