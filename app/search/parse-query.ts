import {splitWords, STOP_WORDS, toTerm, type Word} from '#contract/search-words.ts'

/** A parsed query. */
export interface Query {
  /** The query as typed, without surrounding spaces. */
  readonly text: string
  /** Letters and digits of the complete query, which may be the name of a section. */
  readonly name: string
  /** Subject of a question: `loader` in “what is a loader”. */
  readonly subject: string | undefined
  /** Whether it is a message that was pasted. */
  readonly isMessage: boolean
  /** The words to find: the longest ones, and the last one, which may be incomplete. */
  readonly words: readonly Word[]
}

/** Maximum length; longer queries are cut to limit their cost. */
const MOST_CHARACTERS = 200
const MOST_WORDS = 4

/** Minimum number of words of a pasted message. */
const MESSAGE = 7

/** Questions may be as long as messages. */
const question = /^(?:how|what|where|which|why|when|who|can|do|does|is|are|should)\b|\?\s*$/i

/** What differs from project to project: lines of a stack, quotations, paths and positions. */
const names = [
  /^\s*at .*$/m,
  /(?<!\w)(["'`])[^"'`\n]*\1|“[^”]*”/,
  /\S*[/\\]\S*/,
  /\b\d+(?::\d+)?(?:-\d+)?\b/,
  /^(?:ERROR|WARNING) in\b|\[webpack-[\w-]+\]/m,
]

/** A message without the names of the project in which it was printed. */
function withoutNames(typed: string): string {
  const rest = names.reduce(
    (text, name) => text.replaceAll(new RegExp(name, `${name.flags}g`), ' '),
    typed,
  )
  return rest.trim() === '' ? typed : rest
}

/** Splits a query. Words that occur in every text are left out, unless there are no others. */
export function parseQuery(typed: string): Query {
  const isMessage = typed.trim().split(/\s+/).length >= MESSAGE && !question.test(typed.trim())
  const text = (isMessage ? withoutNames(typed) : typed).slice(0, MOST_CHARACTERS).trim()
  const all = splitWords(text)
  const telling = all.filter(
    ({term}) => (term.length > 1 || /\d/.test(term)) && !STOP_WORDS.has(term),
  )
  const words = telling.length > 0 ? telling : all
  const isQuestion = /^what(?:'s|’s|\s+is|\s+are)\s/i.test(text)
  const subject = isQuestion ? telling.map(({term}) => term).join('') : undefined
  const byLength = words.slice(0, -1).toSorted((a, b) => b.term.length - a.term.length)
  const kept = new Set([...byLength.slice(0, MOST_WORDS - 1), words.at(-1)])
  return {
    text,
    isMessage,
    subject,
    name: (text.startsWith('-') ? '-' : '') + toTerm(text),
    words: words.filter(word => kept.has(word)),
  }
}
