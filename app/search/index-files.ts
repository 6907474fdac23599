import {endpoints} from '#contract/endpoints.ts'
import type {
  Search as SearchIndex,
  SearchSection,
  SearchSections,
  SearchSpelling,
  SearchTerms,
} from '#contract/search.ts'

/** Reads a JSON file of the site, by its url relative to the root. */
export type ReadFile = <T>(url: string) => Promise<T>

/** The files of the index of search. What was read is kept, as long as there is room. */
export interface IndexFiles {
  index(): Promise<SearchIndex>
  terms(file: number): Promise<SearchTerms>
  section(number: number): Promise<SearchSection | undefined>
  spelling(): Promise<SearchSpelling>
  /** Forgets all files, for there are newer ones. */
  clear(): void
}

/** A file belongs to another version of the index than the rest. */
export class OutdatedIndexError extends Error {
  override readonly name = 'OutdatedIndexError'
}

/** Files of a kind that are kept: a megabyte or two. */
const MOST_FILES = 80

/** Creates a reader of the index. A file is asked for once at a time, and again if that failed. */
export function createIndexFiles(read: ReadFile): IndexFiles {
  const indexes = createKeeper<SearchIndex>(read)
  const terms = createKeeper<SearchTerms>(read)
  const sections = createKeeper<SearchSections>(read)
  const spelling = createKeeper<SearchSpelling>(read)
  const index = () => indexes.get(endpoints.search)
  async function check<T extends {version: string}>(reading: Promise<T>): Promise<T> {
    const [{version}, file] = await Promise.all([index(), reading])
    if (file.version === version) return file
    throw new OutdatedIndexError(`There is a newer index of search than ${version}`)
  }
  return {
    index,
    terms: file => check(terms.get(endpoints.searchTerms(file))),
    async section(number) {
      const {sectionsPerFile} = await index()
      const file = Math.floor(number / sectionsPerFile)
      const found = await check(sections.get(endpoints.searchSections(file)))
      return found.sections[number % sectionsPerFile]
    },
    spelling: () => check(spelling.get(endpoints.searchSpelling)),
    clear: () => [indexes, terms, sections, spelling].forEach(keeper => keeper.clear()),
  }
}

/** Keeps the files that were asked for last. */
function createKeeper<T>(read: ReadFile) {
  const kept = new Map<string, Promise<T>>()
  return {
    get(url: string): Promise<T> {
      const reading = kept.get(url) ?? read<T>(url)
      kept.delete(url)
      kept.set(url, reading)
      reading.catch(() => kept.get(url) === reading && kept.delete(url))
      const [oldest] = kept.keys()
      if (kept.size > MOST_FILES && oldest !== undefined) kept.delete(oldest)
      return reading
    },
    clear: () => kept.clear(),
  }
}
