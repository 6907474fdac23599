import {STOP_WORDS, type Word} from './words/split-words.ts'
import {hasUnspaced} from './words/unspaced-text.ts'
import {commonStemOf} from './words/synonym-words.ts'
import {stemOf} from './words/word-forms.ts'
import {MATCHES, PASTED, QUERY} from './weights.ts'
import {termsOf} from './closeness.ts'
import {combineWords} from './combine-words.ts'
import {addScores, mergeScores, scale, type Lookup, type Scores} from './look-up.ts'
import type {Pages} from './pages.ts'
import type {Query} from './parse-query.ts'
import {rankMessages} from './rank-messages.ts'
import {
  addNames,
  endsOf,
  findNames,
  findOtherNames,
  findWordsAsNames,
  isName,
} from './rank-names.ts'
import type {FoundTerms, Resolver} from './resolve-words.ts'

interface Sources {
  readonly lookup: Lookup
  readonly resolver: Resolver
  readonly pages: Pages
}

/** Finds the sections that answer a query, with their scores. */
export async function rankSections(
  query: Query,
  {lookup, resolver, pages}: Sources,
): Promise<Scores> {
  const {name, words} = query
  const messages = await rankMessages(query.lines, lookup)
  for (const term of query.lines.flatMap(line => [...line.words, ...line.names])) {
    resolver.found.terms.add(term)
  }
  if (query.isMessage && Math.max(0, ...messages.values()) > PASTED.certain) {
    for (const word of words) setRarity(word, ONE, resolver.found)
    return addNames(messages, query, lookup)
  }
  const terms = words.map(({term}) => term).toSorted((a, b) => b.length - a.length)
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
  if (words.length > 1) {
    for (const [index, scores] of alone.entries()) setRarity(words[index], scores, resolver.found)
  }
  if (messages.size === 0 && isForeign(query, resolver.unknown)) return none
  const lists = alone.map((scores, index) =>
    mergeScores([scores, pairs[index - 1] ?? none, pairs[index] ?? none]),
  )
  const otherNames = await findOtherNames(query, lookup, resolver)
  return addScores(
    messages,
    combineWords(lists, pages),
    name.startsWith('-') ? none : pages.rankTitles(termsOf(query.text)),
    names,
    scale(flags, MATCHES.flag),
    wordsAsNames,
    otherNames,
  )
}

const ONE: Scores = new Map([[0, 1]])

/** Remembers how much a word tells: its weight where it tells most. */
function setRarity(word: Word | undefined, scores: Scores, {rarities}: FoundTerms): void {
  const rarity = Math.max(0, ...scores.values())
  for (const {term} of word?.segments ?? [])
    rarities.set(commonStemOf(stemOf(term) ?? term), rarity)
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
