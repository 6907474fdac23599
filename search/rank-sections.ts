import {splitWords, STOP_WORDS, type Word} from '#contract/private/search-words.ts'
import {hasUnspaced} from '#contract/private/unspaced-text.ts'
import {formsOf} from '#contract/private/word-forms.ts'
import {MATCHES, PASTED, QUERY} from '#contract/private/search-weights.ts'
import {mergeScores, scale, type Lookup, type Scores} from './look-up.ts'
import type {Query} from './parse-query.ts'
import {rankMessages} from './rank-messages.ts'
import {average, type FoundTerms, type Resolver} from './resolve-words.ts'

/** Finds the sections that answer a query, with their scores. */
export async function rankSections(
  query: Query,
  lookup: Lookup,
  resolver: Resolver,
): Promise<Scores> {
  const {name, words} = query
  const messages = await rankMessages(query.lines, lookup)
  for (const term of query.lines.flatMap(line => [...line.words, ...line.names])) {
    resolver.found.terms.add(term)
  }
  if (query.isMessage && Math.max(0, ...messages.values()) > PASTED.certain) {
    return addNames(messages, query, lookup)
  }
  const terms = words.map(({term}) => term)
  const ends = endsOf(query).map(end => `${end}=`)
  const isShort = words.length <= QUERY.fewWords
  await lookup.reserve(isShort ? [...terms, `${name}=`, ...ends, `-${name}=`] : terms)
  const [alone, names, flags, pairs, wordsAsNames] = await Promise.all([
    Promise.all(words.map((word, index) => resolver.word(word, index === words.length - 1))),
    findNames(name, lookup),
    FLAG.test(query.text) ? lookup.exact(`-${name}=`) : none,
    findPairs(words, lookup, resolver.found),
    findWordsAsNames(words, lookup),
  ])
  if (messages.size === 0 && isForeign(query, resolver.unknown)) return none
  const lists = alone.map((scores, index) =>
    mergeScores([scores, pairs[index - 1] ?? none, pairs[index] ?? none]),
  )
  const otherNames = await findOtherNames(query, lookup, resolver.corrections)
  return add(messages, average(lists), names, scale(flags, MATCHES.flag), wordsAsNames, otherNames)
}

/** For each word but the last, the sections that have it joined with the next. */
function findPairs(words: readonly Word[], lookup: Lookup, found: FoundTerms): Promise<Scores[]> {
  const pairs = words.slice(0, -1).map(async ({term}, index) => {
    const next = words[index + 1]?.term ?? ''
    if ([term, next].some(each => STOP_WORDS.has(each) || hasUnspaced(each))) return none
    const pair = term + next
    found.terms.add(pair)
    const isOpen = index + 2 === words.length
    return scale(await (isOpen ? lookup.prefix(pair, 'words') : lookup.exact(pair)), MATCHES.joined)
  })
  return Promise.all(pairs)
}

/** The sections with a name, or with one that begins with it. */
async function findNames(letters: string, lookup: Lookup): Promise<Scores> {
  const [exact, longer] = await Promise.all([
    lookup.exact(`${letters}=`),
    lookup.prefix(letters, 'names'),
  ])
  return mergeScores([scale(exact, MATCHES.exact), scale(longer, MATCHES.longer)])
}

/** The sections whose name is one of several words. */
async function findWordsAsNames(words: readonly Word[], lookup: Lookup): Promise<Scores> {
  const names = words.filter(isName).map(({term}) => lookup.exact(`${term}=`))
  return scale(add(...(await Promise.all(names))), MATCHES.word / Math.max(1, words.length))
}

/** The sections with a name that the query means: its subject, its telling words, its correction. */
async function findOtherNames(
  query: Query,
  lookup: Lookup,
  corrections: Resolver['corrections'],
): Promise<Scores> {
  const {name, subject, words} = query
  const telling = words.map(({term}) => term).join('')
  const meant = correctName(query, corrections)
  const ends = await Promise.all(endsOf(query).map(end => lookup.exact(`${end}=`)))
  return add(
    subject === undefined ? none : await findPages(subject, lookup),
    telling === name || subject !== undefined
      ? none
      : scale(await findNames(telling, lookup), MATCHES.telling),
    meant === name ? none : scale(await findNames(meant, lookup), MATCHES.misspelt),
    ...ends.map(scores => scale(scores, MATCHES.end)),
  )
}

const none: Scores = new Map()

/** A flag without its dashes: `stats-error-details`. */
const FLAG = /^[a-z\d]+(?:-[a-z\d]+)+$/

/** Whether a query is in another language, without a name to find in any. */
function isForeign({text, words}: Query, unknown: ReadonlySet<string>): boolean {
  const count = words.filter(({term}) => unknown.has(term)).length
  const isMost = NOT_ENGLISH.test(text) ? 2 * count >= words.length : count >= QUERY.manyUnknown
  return isMost && !words.some(word => isOwn(word) && !unknown.has(word.term))
}

/** Whether a word says that texts have an answer: a name, or a part of Chinese or Japanese. */
function isOwn(word: Word): boolean {
  return isName(word) || hasUnspaced(word.term)
}

/** Letters with accents, and those of other scripts. */
const NOT_ENGLISH = /[^\P{L}A-Za-z]/u

/** Adds the sections whose name is the message, or a code in it. */
async function addNames(messages: Scores, {name, words}: Query, lookup: Lookup): Promise<Scores> {
  const typed = [name, ...words.filter(isName).map(({term}) => term)]
  return add(messages, ...(await Promise.all(typed.map(term => lookup.exact(`${term}=`)))))
}

/** `compilation.hooks.processAssets` is documented as `processAssets`; none if no name ends so. */
function endsOf({text, words: [word, ...others]}: Query): string[] {
  const {term = '', start = 0} = word?.segments.at(-1) ?? {}
  const isEnd = text.charAt(start - 1) === '.' && term.length >= QUERY.shortestEnd
  return isEnd && others.length === 0 ? [term] : []
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
