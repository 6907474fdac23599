import {splitWords, STOP_WORDS, toTerm, type Word} from '#contract/search-words.ts'
import type {PageSection} from './page-sections.ts'
import {namesAt, type Synonyms} from './synonyms.ts'

/** What a name counts for at each level, from the title of a page to a heading of level 4. */
const LEVELS = [1000, 920, 860, 800]

/** What forms of a name count for. */
const FORMS = {
  short: 0.95,
  code: 0.95,
  suffix: 0.9,
  withTitle: 0.8,
  synonym: 0.9,
  acronym: 0.75,
} as const

/** Longer names are typed by nobody. */
const LONGEST = 80

/** The names of a section, as letters, digits and `=`, with what they count for, up to 1000. */
export function nameSection(
  {level, headings, headingCode}: PageSection,
  title: string,
  synonyms: Synonyms,
): Map<string, number> {
  const names = new Map<string, number>()
  const full = LEVELS[level - 1] ?? 0
  const name = headings.at(-1) ?? title
  const add = (text: string, form: number) => {
    const term = toTerm(text)
    const weight = Math.round(full * form)
    if (term === '' || term.length > LONGEST) return
    names.set(`${term}=`, Math.max(weight, names.get(`${term}=`) ?? 0))
  }
  add(name, 1)
  const short = name.replaceAll(/\s*\([^)]*\)/g, '')
  if (short !== name) {
    add(short, FORMS.short)
    for (const [, inside = ''] of name.matchAll(/\(([^)]*)\)/g)) add(inside, FORMS.acronym)
  }
  const codes = /\s/.test(short) ? headingCode : [short]
  for (const code of codes) {
    add(code, FORMS.code)
    for (const [index, suffix] of suffixesOf(code).entries())
      add(suffix, FORMS.suffix ** (index + 1))
  }
  if (level > 1 && !toTerm(name).startsWith(toTerm(title))) add(title + name, FORMS.withTitle)
  const words = splitWords(short)
  const acronym = acronymOf(words, short)
  if (acronym !== undefined) add(acronym, FORMS.acronym)
  for (const other of namesAt(words, 0, synonyms)) add(other, FORMS.synonym)
  return names
}

/** `module.rules[].use` → `rules[].use`, `use`. */
function suffixesOf(code: string): string[] {
  const segments = splitWords(code).flatMap(word => word.segments)
  const from = segments.slice(1).map(({start}) => code.slice(start))
  return segments.length > 6 ? [] : from
}

/** `Hot Module Replacement` → `HMR`; nothing for fewer than three words, or a sentence. */
function acronymOf(words: readonly Word[], text: string): string | undefined {
  const telling = words.filter(({term}) => !STOP_WORDS.has(term))
  const letters = telling.map(({start}) => text.charAt(start))
  if (letters.length < 3 || letters.length > 5) return undefined
  return letters.every(letter => /\p{Lu}/u.test(letter)) ? letters.join('') : undefined
}
