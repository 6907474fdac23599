import {splitMessage} from './words/message-words.ts'
import {BONUSES} from './weights.ts'
import {termsOf} from './closeness.ts'
import type {Query} from './parse-query.ts'
import type {Section} from './read-sections.ts'

/** Bonus for a section that explains a pasted or typed message; negative if it explains another. */
export function explanationIn(section: Section, {text, lines}: Query): number {
  const {title, headings, messages, queries, share = 1} = section
  const heading = headings.at(-1) ?? title
  const quotes = lines.flatMap(({names}) => names)
  const typed = new Set([
    ...termsOf(text),
    ...termsOf(lines.flatMap(({words}) => words).join(' ')),
    ...quotes,
  ])
  if (isAboutOther(heading, quotes)) return -BONUSES.quoted
  const shared = [heading, ...queries].map(name => countShared(termsOf(name), typed))
  const isShared = Math.max(...shared) >= BONUSES.sharedName
  const known = messages === 'explained' && isShared ? BONUSES.explains : 0
  const listed = messages === 'listed' ? BONUSES.quoted : 0 // the entries of the list say more
  const named = nameBonus(termsOf(heading), typed, quotes)
  return (messages === undefined ? share : 1) * named + known - listed
}

/** Whether a heading quotes a name that the message does not: “Can't resolve 'lodash'”. */
function isAboutOther(heading: string, quotes: readonly string[]): boolean {
  return quotes.length > 0 && !splitMessage(heading).names.every(name => quotes.includes(name))
}

function countShared(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...some].filter(term => others.has(term)).length
}

/** Bonus for a heading that the message contains. */
function nameBonus(
  name: ReadonlySet<string>,
  typed: ReadonlySet<string>,
  quotes: readonly string[],
): number {
  if (countShared(name, typed) < name.size) return 0
  const named = BONUSES.named * Math.min(1, name.size / BONUSES.longName)
  const quoted = quotes.some(each => name.has(each)) ? BONUSES.quoted : 0
  return named + quoted + (name.size === typed.size ? BONUSES.sameMessage : 0)
}
