import {z} from 'zod'
import {splitWords} from '../../search/words/split-words.ts'
import {need} from '#contract/private/need.ts'

const nameSchema = z.string().refine(isName, 'has no letters or digits')

/** `_search.json` in the content folder: other names for what texts speak of. */
export const searchFileSchema = z.strictObject({
  /** What readers may type instead of a name, by the name as it is in texts. */
  synonyms: z.record(nameSchema, z.array(nameSchema).min(1)).default({}),
  /** What readers type who don't know the words of a page or section, by its URL. */
  queries: z.record(z.string(), z.array(nameSchema).min(1)).optional(),
  /** Sections, such as `api`, in which identifiers are defined; the first one counts most. */
  reference: z.array(z.string()).default([]),
  /** Sections or pages, such as `blog` or `plugins/internal-plugins`, that rank below others. */
  background: z.array(z.string()).default([]),
  /** Sections, such as `blog`, that say what was true when they were written. */
  archive: z.array(z.string()).optional(),
  /** Sections that explain messages, such as `errors`; they come before others that show them. */
  messages: z.array(z.string()).optional(),
})
export type SearchFile = z.infer<typeof searchFileSchema>

/** Other names for a run of words. */
export interface Synonym {
  /** Terms of the words as texts have them. */
  readonly phrase: readonly string[]
  readonly names: readonly string[]
}

/** Synonyms by the first term of their phrases. */
export type Synonyms = ReadonlyMap<string, readonly Synonym[]>

/** The prepared settings of `_search.json`. */
export interface SearchRules {
  readonly synonyms: Synonyms
  /** What readers type to find a section, by its URL. */
  readonly queries: NonNullable<SearchFile['queries']>
  readonly reference: readonly string[]
  readonly background: readonly string[]
  readonly archive: readonly string[]
  readonly messages: readonly string[]
}

/** Prepares what `_search.json` says. */
export function buildSearchRules(file: SearchFile): SearchRules {
  const {synonyms, queries = {}, archive = [], messages = [], ...rules} = file
  return {synonyms: indexSynonyms(synonyms), queries, archive, messages, ...rules}
}

function indexSynonyms(synonyms: SearchFile['synonyms']): Synonyms {
  const index = new Map<string, Synonym[]>()
  for (const [name, names] of Object.entries(synonyms)) {
    const phrase = splitWords(name).flatMap(({segments}) => segments.map(({term}) => term))
    const first = need(phrase[0], `word in ${name}`)
    index.set(first, [...(index.get(first) ?? []), {phrase, names}])
  }
  return index
}

/** The other names of the phrases that begin at one of these terms. */
export function namesAt(terms: readonly string[], at: number, synonyms: Synonyms): string[] {
  const known = synonyms.get(terms[at] ?? '')
  if (known === undefined) return []
  return known
    .filter(({phrase}) => phrase.every((term, index) => terms[at + index] === term))
    .flatMap(({names}) => names)
}

function isName(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) // thousands are read in each build
}
