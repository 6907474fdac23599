import {NAME_FORMS, NAME_LEVELS, NAME_PLACES, NAMES_OF_SECTIONS} from '../../search/weights.ts'
import {splitWords, STOP_WORDS, toTerm, type Word} from '../../search/words/split-words.ts'
import type {PageSection} from './page-sections.ts'
import {namesAt, type SearchRules, type Synonyms} from './synonyms.ts'

interface NamedPage {
  readonly url: string
  readonly title: string
  /** Weight of the page. */
  readonly share: number
  /** Whether it is the README of a package. */
  readonly isReadme?: boolean
  /** What readers type to find the section, although it uses other words. */
  readonly queries?: readonly string[]
}

/** The names of a section, as letters, digits and `=`, with what they count for, up to 1000. */
export function nameSection(
  {level, headings, headingCode, values, isRemoved}: PageSection,
  {url, title, share, isReadme = false, queries = []}: NamedPage,
  {synonyms, reference}: SearchRules,
): Map<string, number> {
  const names = new Map<string, number>()
  const name = headings.at(-1) ?? title
  const isRepeated = level > 1 && toTerm(name) === toTerm(title)
  const full =
    (NAME_LEVELS[level - 1] ?? 0) *
    (isRemoved ? 1 : share * placeOf(name, url, reference)) *
    (isRepeated ? NAME_FORMS.repeated : 1) *
    (isReadme && level > 1 ? NAME_FORMS.readme : 1)
  const add = (text: string, form: number) => {
    const term = (text.startsWith('-') ? '-' : '') + toTerm(text)
    const weight = Math.round(full * form)
    if (/^-?$/.test(term) || term.length > NAMES_OF_SECTIONS.longest) return
    names.set(`${term}=`, Math.max(weight, names.get(`${term}=`) ?? 0))
  }
  add(name, 1)
  const [, plain] = /^(?:an?|the)\s+(.+)/is.exec(name) ?? []
  if (plain !== undefined) add(plain, NAME_FORMS.article)
  const short = name.replaceAll(/\s*\([^)]*\)/g, '')
  if (short !== name) {
    add(short, NAME_FORMS.short)
    for (const [, inside = ''] of name.matchAll(/\(([^)]*)\)/g)) add(inside, NAME_FORMS.acronym)
  }
  for (const code of /\s/.test(short) ? headingCode : [short]) {
    add(code, isSentence(short) ? NAME_FORMS.mentioned : NAME_FORMS.code)
    for (const suffix of suffixesOf(code)) add(suffix, NAME_FORMS.suffix)
  }
  for (const value of values) add(value, NAME_FORMS.value)
  const words = splitWords(short)
  const acronym = acronymOf(words, short)
  if (acronym !== undefined) add(acronym, NAME_FORMS.acronym)
  for (const other of namesOf(words, synonyms)) add(other, NAME_FORMS.synonym)
  for (const query of queries.filter(isOneWord)) add(query, NAME_FORMS.query)
  return names
}

/** Whether a query has at most one telling word: “what changed”. Those of others find the section. */
function isOneWord(query: string): boolean {
  return !/\s/.test(query) || splitWords(query).filter(({term}) => !STOP_WORDS.has(term)).length < 2
}

/** The other names of the whole, or of its end if it is an identifier. */
function namesOf(words: readonly Word[], synonyms: Synonyms): string[] {
  const terms = words.flatMap(({segments}) => segments.map(({term}) => term))
  const starts = words.length === 1 ? [...terms.keys()] : [0]
  return starts.flatMap(start => namesAt(terms, start, synonyms))
}

/**
 * Readers look for an identifier where it is defined, in the first of the sections of reference,
 * and for words where they are explained; flags have their dashes.
 */
function placeOf(name: string, url: string, reference: readonly string[]): number {
  const place = reference.indexOf(url.split('/')[1] ?? '')
  if (!isIdentifier(name)) return place === -1 ? 1 : NAME_PLACES.wordInReference
  return place === -1 ? NAME_PLACES.identifierElsewhere : 1 - NAME_PLACES.nextReference * place
}

/** `output.path` and `devtool` are; `Output`, `TypeScript` and `Public path` are not. */
function isIdentifier(name: string): boolean {
  return !/\s/.test(name) && /^\P{Lu}|[._]/u.test(name)
}

function isSentence(heading: string): boolean {
  return heading.split(/\s+/).length > NAMES_OF_SECTIONS.words
}

/** `module.rules[].use` → `rules[].use`, `use`. */
function suffixesOf(code: string): string[] {
  const segments = code.split('.')
  return segments
    .slice(1, NAMES_OF_SECTIONS.segments)
    .map((_, at) => segments.slice(at + 1).join('.'))
}

/** `Hot Module Replacement` → `HMR`; nothing for fewer than three words, or a sentence. */
export function acronymOf(words: readonly Word[], text: string): string | undefined {
  const telling = words.filter(({term}) => !STOP_WORDS.has(term))
  const letters = telling.map(({start}) => text.charAt(start))
  if (letters.length < 3 || letters.length > 5) return undefined
  return letters.every(letter => /\p{Lu}/u.test(letter)) ? letters.join('') : undefined
}
