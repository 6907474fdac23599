import {formsOf, splitWords, STOP_WORDS, type Word} from '#contract/private/search-words.ts'
import {MATCHES, PASTED, QUERY} from '#contract/private/search-weights.ts'
import {mergeScores, scale, type Lookup, type Scores} from './look-up.ts'
import type {Query} from './parse-query.ts'
import {rankMessages} from './rank-messages.ts'
import {average, type Resolver} from './resolve-words.ts'

/** Finds the sections that answer a query, with their scores. */
export async function rankSections(
  query: Query,
  lookup: Lookup,
  resolver: Resolver,
): Promise<Scores> {
  const {name, words} = query
  const last = words.length - 1
  const findNames = async (letters: string) => {
    const [exact, longer] = await Promise.all([
      lookup.exact(`${letters}=`),
      lookup.prefix(letters, 'names'),
    ])
    return mergeScores([scale(exact, MATCHES.exact), scale(longer, MATCHES.longer)])
  }
  const findPair = ({term}: Word, index: number) => {
    const next = words[index + 1]?.term ?? ''
    if (STOP_WORDS.has(term) || STOP_WORDS.has(next)) return none
    resolver.found.terms.add(term + next)
    const isOpen = index + 1 === last
    return isOpen ? lookup.prefix(term + next, 'words') : lookup.exact(term + next)
  }
  const messages = await rankMessages(query.lines, lookup)
  for (const term of query.lines.flatMap(line => [...line.words, ...line.names])) {
    resolver.found.terms.add(term)
  }
  if (query.isMessage && Math.max(0, ...messages.values()) > PASTED.certain) {
    return addNames(messages, query, lookup)
  }
  const reserved = words.map(({term}) => term)
  await lookup.reserve(words.length <= QUERY.fewWords ? [...reserved, `${name}=`] : reserved)
  const [alone, names, pairs, named] = await Promise.all([
    Promise.all(words.map((word, index) => resolver.word(word, index === last))),
    findNames(name),
    Promise.all(words.slice(0, -1).map(findPair)),
    Promise.all(words.map(word => (isName(word) ? lookup.exact(`${word.term}=`) : none))),
  ])
  if (messages.size === 0 && isForeign(query, resolver.unknown)) return none
  const meant = correctName(query, resolver.corrections)
  const telling = words.map(({term}) => term).join('')
  const lists = alone.map((scores, index) =>
    mergeScores([
      scores,
      scale(pairs[index - 1] ?? none, MATCHES.joined),
      scale(pairs[index] ?? none, MATCHES.joined),
    ]),
  )
  return add(
    messages,
    average(lists),
    query.subject === undefined ? none : await findPages(query.subject, lookup),
    names,
    telling === name || query.subject !== undefined
      ? none
      : scale(await findNames(telling), MATCHES.telling),
    meant === name ? none : scale(await findNames(meant), MATCHES.misspelt),
    scale(add(...named), MATCHES.word / Math.max(1, words.length)),
    words.length === 1 ? scale(await findEnd(query, lookup), MATCHES.end) : none,
  )
}

const none: Scores = new Map()

/** Whether a query is in another language, without a name to find in any. */
function isForeign({text, words}: Query, unknown: ReadonlySet<string>): boolean {
  const count = words.filter(({term}) => unknown.has(term)).length
  const isMost = NOT_ENGLISH.test(text) ? 2 * count >= words.length : count >= QUERY.manyUnknown
  return isMost && !words.some(word => isName(word) && !unknown.has(word.term))
}

/** Letters with accents, and those of other scripts. */
const NOT_ENGLISH = /[^\P{L}A-Za-z]/u

/** Adds the sections whose name is the message, or a code in it. */
async function addNames(messages: Scores, {name, words}: Query, lookup: Lookup): Promise<Scores> {
  const typed = [name, ...words.filter(isName).map(({term}) => term)]
  return add(messages, ...(await Promise.all(typed.map(term => lookup.exact(`${term}=`)))))
}

/** `compilation.hooks.processAssets` is documented as `processAssets`. */
async function findEnd({text, words: [word]}: Query, lookup: Lookup): Promise<Scores> {
  const {term: end = '', start = 0} = word?.segments.at(-1) ?? {}
  const isEnd = text.charAt(start - 1) === '.' && end.length >= QUERY.shortestEnd
  return isEnd ? lookup.exact(`${end}=`) : none
}

/** The pages with this title, in one of its forms: they explain what it is. */
async function findPages(subject: string, lookup: Lookup): Promise<Scores> {
  const forms = [subject, ...formsOf(subject)]
  const names = mergeScores(await Promise.all(forms.map(form => lookup.exact(`${form}=`))))
  const pages = [...names].filter(([, score]) => score >= MATCHES.pageName)
  return scale(new Map(pages), MATCHES.explained)
}

/** Whether one of several words is a complete name, such as `publicPath` or `css-loader`. */
function isName({segments, parts}: Word): boolean {
  return segments.length > 1 || parts.length > 1
}

/** Letters and digits of the corrected query. */
function correctName({text, name}: Query, corrections: ReadonlyMap<string, string>): string {
  if (corrections.size === 0) return name
  const pieces = splitWords(text).flatMap(({segments}) => segments)
  return pieces.map(({term}) => corrections.get(term) ?? term).join('')
}

function add(...lists: readonly Scores[]): Scores {
  const sums = new Map<number, number>()
  for (const list of lists) {
    for (const [section, score] of list) sums.set(section, (sums.get(section) ?? 0) + score)
  }
  return sums
}
