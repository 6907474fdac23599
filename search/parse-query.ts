import {isMessage, splitMessage, type MessageWords} from './words/message-words.ts'
import {QUERY} from './weights.ts'
import {splitWords, STOP_WORDS, toTerm, type Word} from './words/split-words.ts'
import {stemOf} from './words/word-forms.ts'
import {hasUnspaced} from './words/unspaced-text.ts'

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
  /** The lines of a query that may be a message; none for other queries. */
  readonly lines: readonly MessageWords[]
  /** The words to find: the longest ones, and the last one, which may be incomplete. */
  readonly words: readonly Word[]
}

/** Words that only say that two others are compared. */
const COMPARISON = /\b(?:what(?: is|'s)(?: the)? )?differences? between\b/i

/** The beginning of a request for instructions: without it, what follows may be a name or a query. */
const REQUEST =
  /^(?:how to|how (?:do|can|should) (?:i|we|you)|can i|i (?:want|need) to|(?:is there a|(?:what is|what's) the(?: best)?) way to) (?=\S+ \S)/i

/** The subject of the whole site; “webpack merge” is a package. */
const SUBJECT =
  /^(?:(?:use|using|configure|set ?up) webpack (?:with|for|in)|webpack(?: 5)?) (?!merge$)(?=[a-z]{3})| (?:in|with|for|using) webpack(?: 5)?$/i

/** Questions may be as long as messages. */
const question =
  /^(?:how|what|where|which|why|when|who|can|do|does|is|are|should)\b(?!['’]t)|\?\s*$/i

/** Signs of what a program printed: capitals, quotations, several lines. */
const PRINTED = /^[^a-z]|["'`“:\n]/

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

function looksLikeMessage(typed: string): boolean {
  if (!isMessage(typed) || question.test(typed.trim())) return false
  return (
    typed.trim().split(/\s+/).length >= QUERY.typedMessageWords ||
    /^[A-Z\d]+_[A-Z\d_]+$/.test(typed.trim()) ||
    CLASS.test(typed)
  )
}

/** The class of an error: its words are those of the message. */
const CLASS = /^\s*(?:[A-Z][a-z]+){2,}(?:Error|Warning)\s*$/

/** `UnhandledSchemeError` → `Unhandled Scheme Error` */
function splitClass(typed: string): string {
  return CLASS.test(typed) ? typed.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ') : typed
}

/** Long, and neither a question nor the lowercase words of a title. */
function looksPasted(typed: string): boolean {
  const text = typed.trim()
  if (text.split(/\s+/).length < QUERY.pastedWords || question.test(text)) return false
  return isMessage(text) || PRINTED.test(text)
}

/** `[contenthash:8]` → `contenthash placeholder`: names in brackets also mean other things. */
function describePlaceholders(text: string): string {
  const [placeholder, name = ''] = /^\s*\[([a-z]+)(?::\w+)?\]\s*$/.exec(text) ?? []
  return placeholder === undefined ? text : `${name} placeholder`
}

function splitLines(typed: string): MessageWords[] {
  const lines = typed.slice(0, QUERY.messageCharacters).split('\n').map(splitMessage)
  return lines.filter(line => line.words.length + line.names.length > 0)
}

/**
 * Leaves out words that come again in another form, such as the first “export” of “export a default as
 * named exports”, and those of a request for help, if enough others are left.
 */
function withoutFillers(words: readonly Word[]): Word[] {
  const stemOfWord = ({term}: Word) => stemOf(term) ?? term
  const stems = words.map(stemOfWord)
  const once = words.filter((word, at) => stems.lastIndexOf(stemOfWord(word)) === at)
  const telling = once.filter(({term}) => !FILLERS.has(term))
  return telling.length >= QUERY.leastTelling ? telling : once
}

/** Words of requests for help. Pages have them, too, but are not about them. */
const FILLERS: ReadonlySet<string> = new Set(
  (
    'after also anyone anything correctly doing get gets getting help instead just like make makes making ' +
    'need needed needs only please possible problem properly same some something still try tries trying ' +
    'use used using want way webpack when while without work working works'
  ).split(' '),
)

/** Splits a query. Words that occur in every text are left out, unless there are no others. */
export function parseQuery(typed: string): Query {
  const isPasted = looksPasted(typed)
  const text = describePlaceholders(isPasted ? withoutNames(typed) : typed)
    .slice(0, QUERY.characters)
    .trim()
    .replace(REQUEST, '')
    .replace(SUBJECT, '')
  const all = splitWords(text.replace(COMPARISON, ''))
  const telling = all.filter(
    ({term}) => (term.length > 1 || /\d/.test(term) || hasUnspaced(term)) && !STOP_WORDS.has(term),
  )
  const words = withoutFillers(telling.length > 0 ? telling : all)
  const isQuestion = /^what(?:'s|’s|\s+is|\s+are)\s/i.test(text)
  const subject = isQuestion ? telling.map(({term}) => term).join('') : undefined
  const byLength = words.slice(0, -1).toSorted((a, b) => b.term.length - a.term.length)
  const kept = new Set([...byLength.slice(0, QUERY.words - 1), words.at(-1)])
  return {
    text,
    isMessage: isPasted,
    lines: isPasted || looksLikeMessage(typed) ? splitLines(splitClass(typed)) : [],
    subject,
    name: (text.startsWith('-') ? '-' : '') + toTerm(text),
    words: words.filter(word => kept.has(word)),
  }
}
