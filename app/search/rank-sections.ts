import {formsOf, splitWords, STOP_WORDS, type Word} from '#contract/search-words.ts'
import {mergeScores, scale, type Lookup, type Scores} from './look-up.ts'
import type {Query} from './parse-query.ts'
import {average, type Resolver} from './resolve-words.ts'

/** Weights of names, relative to the other words of a section. */
const NAMES = {
  exact: 2,
  longer: 0.7,
  word: 0.5,
  joined: 0.9,
  misspelt: 0.8,
  telling: 0.6,
  explained: 1.5,
} as const

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
    return mergeScores([scale(exact, NAMES.exact), scale(longer, NAMES.longer)])
  }
  const findPair = ({term}: Word, index: number) => {
    const next = words[index + 1]?.term ?? ''
    if (STOP_WORDS.has(term) || STOP_WORDS.has(next)) return none
    resolver.found.terms.add(term + next)
    const isOpen = index + 1 === last
    return isOpen ? lookup.prefix(term + next, 'words') : lookup.exact(term + next)
  }
  await lookup.reserve(words.map(({term}) => term))
  const [alone, names, pairs, named] = await Promise.all([
    Promise.all(words.map((word, index) => resolver.word(word, index === last))),
    findNames(name),
    Promise.all(words.slice(0, -1).map(findPair)),
    Promise.all(words.map(word => (isName(word) ? lookup.exact(`${word.term}=`) : none))),
  ])
  const meant = correctName(query, resolver.corrections)
  const telling = words.map(({term}) => term).join('')
  const lists = alone.map((scores, index) =>
    mergeScores([
      scores,
      scale(pairs[index - 1] ?? none, NAMES.joined),
      scale(pairs[index] ?? none, NAMES.joined),
    ]),
  )
  return add(
    average(lists),
    query.subject === undefined ? none : await findPages(query.subject, lookup),
    names,
    telling === name || query.subject !== undefined
      ? none
      : scale(await findNames(telling), NAMES.telling),
    meant === name ? none : scale(await findNames(meant), NAMES.misspelt),
    scale(add(...named), NAMES.word / Math.max(1, words.length)),
  )
}

const none: Scores = new Map()

/** The pages with this title, in one of its forms: they explain what it is. */
async function findPages(subject: string, lookup: Lookup): Promise<Scores> {
  const forms = [subject, ...formsOf(subject)]
  const names = mergeScores(await Promise.all(forms.map(form => lookup.exact(`${form}=`))))
  const pages = [...names].filter(([, score]) => score >= PAGE_NAME)
  return scale(new Map(pages), NAMES.explained)
}

/** Minimum weight of titles of pages. */
const PAGE_NAME = 975

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
