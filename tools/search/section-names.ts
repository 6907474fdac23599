import {splitWords, STOP_WORDS, toTerm, type Word} from '#contract/search-words.ts'
import type {PageSection} from './page-sections.ts'
import {namesAt, type SearchRules, type Synonyms} from './synonyms.ts'

/** Weights of names by level, from the title of a page to a heading of level 4. */
const LEVELS = [1000, 920, 860, 800]

/** Weights of the forms of a name. */
const FORMS = {
  short: 0.95,
  code: 0.95,
  suffix: 0.96,
  value: 0.6,
  repeated: 0.85,
  article: 0.98,
  synonym: 0.9,
  acronym: 0.9,
  // A section named “Caching” in the README of a package is rarely the best result.
  readme: 0.85,
} as const

/** Maximum length of a name. */
const LONGEST = 80

/** Beginnings of a name that may be left out. */
const MOST_SEGMENTS = 6

interface NamedPage {
  readonly url: string
  readonly title: string
  /** Weight of the page. */
  readonly share: number
  /** Whether it is the README of a package. */
  readonly isReadme?: boolean
}

/** The names of a section, as letters, digits and `=`, with what they count for, up to 1000. */
export function nameSection(
  {level, headings, headingCode, values}: PageSection,
  {url, title, share, isReadme = false}: NamedPage,
  {synonyms, reference}: SearchRules,
): Map<string, number> {
  const names = new Map<string, number>()
  const name = headings.at(-1) ?? title
  const isRepeated = level > 1 && toTerm(name) === toTerm(title)
  const full =
    (LEVELS[level - 1] ?? 0) *
    share *
    placeOf(name, url, reference) *
    (isRepeated ? FORMS.repeated : 1) *
    (isReadme && level > 1 ? FORMS.readme : 1)
  const add = (text: string, form: number) => {
    const term = (text.startsWith('-') ? '-' : '') + toTerm(text)
    const weight = Math.round(full * form)
    if (/^-?$/.test(term) || term.length > LONGEST) return
    names.set(`${term}=`, Math.max(weight, names.get(`${term}=`) ?? 0))
  }
  add(name, 1)
  const [, plain] = /^(?:an?|the)\s+(.+)/is.exec(name) ?? []
  if (plain !== undefined) add(plain, FORMS.article)
  const short = name.replaceAll(/\s*\([^)]*\)/g, '')
  if (short !== name) {
    add(short, FORMS.short)
    for (const [, inside = ''] of name.matchAll(/\(([^)]*)\)/g)) add(inside, FORMS.acronym)
  }
  const codes = /\s/.test(short) ? headingCode : [short]
  for (const code of codes) {
    add(code, FORMS.code)
    for (const suffix of suffixesOf(code)) add(suffix, FORMS.suffix)
  }
  for (const value of values) add(value, FORMS.value)
  const words = splitWords(short)
  const acronym = acronymOf(words, short)
  if (acronym !== undefined) add(acronym, FORMS.acronym)
  for (const other of namesOf(words, synonyms)) add(other, FORMS.synonym)
  return names
}

/** The other names of the whole, or of its end if it is an identifier. */
function namesOf(words: readonly Word[], synonyms: Synonyms): string[] {
  const terms = words.flatMap(({segments}) => segments.map(({term}) => term))
  const starts = words.length === 1 ? [...terms.keys()] : [0]
  return starts.flatMap(start => namesAt(terms, start, synonyms))
}

/**
 * An identifier is rather looked for where it is defined, in the first of the sections of
 * reference; words are rather looked for where they are explained; flags have their dashes.
 */
function placeOf(name: string, url: string, reference: readonly string[]): number {
  const place = reference.indexOf(url.split('/')[1] ?? '')
  if (!isIdentifier(name)) return place === -1 ? 1 : 0.97
  return place === -1 ? 0.84 : 1 - 0.08 * place
}

/** `output.path` and `devtool` are; `Output`, `TypeScript` and `Public path` are not. */
function isIdentifier(name: string): boolean {
  return !/\s/.test(name) && /^\P{Lu}|[._]/u.test(name)
}

/** `module.rules[].use` → `rules[].use`, `use`. */
function suffixesOf(code: string): string[] {
  const segments = code.split('.')
  return segments.slice(1, MOST_SEGMENTS).map((_, at) => segments.slice(at + 1).join('.'))
}

/** `Hot Module Replacement` → `HMR`; nothing for fewer than three words, or a sentence. */
export function acronymOf(words: readonly Word[], text: string): string | undefined {
  const telling = words.filter(({term}) => !STOP_WORDS.has(term))
  const letters = telling.map(({start}) => text.charAt(start))
  if (letters.length < 3 || letters.length > 5) return undefined
  return letters.every(letter => /\p{Lu}/u.test(letter)) ? letters.join('') : undefined
}
