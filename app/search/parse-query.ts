import {splitWords, STOP_WORDS, toTerm, type Word} from '#contract/search-words.ts'

/** What somebody looks for. */
export interface Query {
  /** As it was typed, without blanks around it. */
  readonly text: string
  /** Letters and digits of the whole: it may be the name of a section. */
  readonly name: string
  /** The words to be found; the last one may go on. */
  readonly words: readonly Word[]
}

/** Longer queries are cut, so that what they cost is bounded. */
const MOST_CHARACTERS = 200
const MOST_WORDS = 8

/** Splits a query. Words that every text has are left out, unless there is nothing else. */
export function parseQuery(typed: string): Query {
  const text = typed.slice(0, MOST_CHARACTERS).trim()
  const all = splitWords(text)
  const telling = all.filter(
    ({term}) => (term.length > 1 || /\d/.test(term)) && !STOP_WORDS.has(term),
  )
  const words = telling.length > 0 ? telling : all
  return {text, name: toTerm(text), words: words.slice(0, MOST_WORDS)}
}
