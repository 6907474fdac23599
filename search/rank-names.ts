import {splitWords, type Word} from './words/split-words.ts'
import {formsOf} from './words/word-forms.ts'
import {MATCHES, QUERY} from './weights.ts'
import {addScores, mergeScores, scale, type Lookup, type Scores} from './look-up.ts'
import type {Query} from './parse-query.ts'
import type {Resolver} from './resolve-words.ts'

/** The sections with a name, or with one that begins with it. */
export async function findNames(letters: string, lookup: Lookup): Promise<Scores> {
  const [exact, longer] = await Promise.all([
    lookup.exact(`${letters}=`),
    lookup.prefix(letters, 'names'),
  ])
  return mergeScores([scale(exact, MATCHES.exact), scale(longer, MATCHES.longer)])
}

/** The sections whose name is one of several words. */
export async function findWordsAsNames(words: readonly Word[], lookup: Lookup): Promise<Scores> {
  const names = words.filter(isName).map(({term}) => lookup.exact(`${term}=`))
  return scale(addScores(...(await Promise.all(names))), MATCHES.word / Math.max(1, words.length))
}

/** The sections with a name that the query means: its subject, its telling words, its correction. */
export async function findOtherNames(
  query: Query,
  lookup: Lookup,
  {corrections, unknown}: Resolver,
): Promise<Scores> {
  const {name, subject, words} = query
  const known = words.filter(({term}) => !unknown.has(term) || corrections.has(term))
  const telling = known.map(({term}) => term).join('')
  const meant = correctName(query, corrections)
  const ends = await Promise.all(endsOf(query).map(end => lookup.exact(`${end}=`)))
  return addScores(
    subject === undefined ? none : await findPages(subject, lookup),
    telling === name || telling === '' || subject !== undefined
      ? none
      : scale(await findNames(telling, lookup), MATCHES.telling),
    meant === name ? none : scale(await findNames(meant, lookup), MATCHES.misspelt),
    ...ends.map(scores => scale(scores, MATCHES.end)),
  )
}

/** Adds the sections whose name is the message, or a code in it. */
export async function addNames(
  messages: Scores,
  {name, words}: Query,
  lookup: Lookup,
): Promise<Scores> {
  const typed = [name, ...words.filter(isName).map(({term}) => term)]
  return addScores(messages, ...(await Promise.all(typed.map(term => lookup.exact(`${term}=`)))))
}

/** `compilation.hooks.processAssets` is documented as `processAssets`; none if no name ends so. */
export function endsOf({text, words: [word, ...others]}: Query): string[] {
  const {term = '', start = 0} = word?.segments.at(-1) ?? {}
  const isEnd = text.charAt(start - 1) === '.' && term.length >= QUERY.shortestEnd
  return isEnd && others.length === 0 ? [term] : []
}

const none: Scores = new Map()

/** The pages with this title, in one of its forms: they explain what it is. */
async function findPages(subject: string, lookup: Lookup): Promise<Scores> {
  const forms = [subject, ...formsOf(subject)]
  const names = mergeScores(await Promise.all(forms.map(form => lookup.exact(`${form}=`))))
  const pages = [...names].filter(([, score]) => score >= MATCHES.pageName)
  return scale(new Map(pages), MATCHES.explained)
}

/** Whether one of several words is a complete name, such as `publicPath` or `css-loader`. */
export function isName({segments, parts}: Word): boolean {
  return segments.length > 1 || parts.length > 1
}

/** Letters and digits of the corrected query. */
function correctName({text, name}: Query, corrections: ReadonlyMap<string, string>): string {
  if (corrections.size === 0) return name
  const pieces = splitWords(text).flatMap(({segments}) => segments)
  return pieces.map(({term}) => corrections.get(term) ?? term).join('')
}
