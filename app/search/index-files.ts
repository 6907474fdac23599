import {
  searchFiles,
  type SearchIndex,
  type SearchSections,
  type SearchSpelling,
  type SearchTerms,
} from '#contract/private/search-files.ts'

/** Reads a JSON file of the site, by its URL relative to the root. */
export type ReadFile = <T>(url: string) => Promise<T>

/** The files of the index of search. What was read is kept, as long as there is room. */
export interface IndexFiles {
  index(): Promise<SearchIndex>
  terms(file: number): Promise<Terms>
  sections(file: number): Promise<SearchSections>
  spelling(): Promise<SearchSpelling>
  /** Drops all files, because there are newer ones. */
  clear(): void
}

/** A range of the sorted terms, and where they are. */
export interface Terms {
  readonly terms: readonly string[]
  readonly postings: SearchTerms['postings']
}

/** Thrown if a file does not have the hash in the index. */
export class OutdatedIndexError extends Error {
  override readonly name = 'OutdatedIndexError'
}

/** Maximum number of files of a kind that are kept: a megabyte or two. */
const MOST_FILES = 40

/** Creates a reader of the index. It requests a file once, and again if the request failed. */
export function createIndexFiles(read: ReadFile): IndexFiles {
  const indexes = createKeeper<SearchIndex>(read)
  const terms = createKeeper(async url => unpackTerms(await read<SearchTerms>(url)))
  const sections = createKeeper<SearchSections>(read)
  const spelling = createKeeper<SearchSpelling>(read)
  const index = () => indexes.get(searchFiles.index)
  async function check<T extends {hash: string}>(
    reading: Promise<T>,
    named: (index: SearchIndex) => {hash: string} | undefined,
  ): Promise<T> {
    const [current, file] = await Promise.all([index(), reading])
    if (file.hash === named(current)?.hash) return file
    throw new OutdatedIndexError('There is a newer index of search')
  }
  return {
    index,
    terms: file => check(terms.get(searchFiles.terms(file)), ({terms: all}) => all[file]),
    sections: file =>
      check(sections.get(searchFiles.sections(file)), ({sections: all}) => all[file]),
    spelling: () => check(spelling.get(searchFiles.spelling), ({spelling: one}) => one),
    clear: () => [indexes, terms, sections, spelling].forEach(keeper => keeper.clear()),
  }
}

/** `0cache 4ing` → `cache`, `caching`. */
function unpackTerms({hash, terms, postings}: SearchTerms) {
  let last = ''
  const whole = terms.split(' ').map(term => {
    last = last.slice(0, parseInt(term.charAt(0), 36)) + term.slice(1)
    return last
  })
  return {hash, terms: whole, postings}
}

/** Keeps the most recently used files. */
function createKeeper<T>(read: (url: string) => Promise<T>) {
  const kept = new Map<string, Promise<T>>()
  return {
    get(url: string): Promise<T> {
      const reading = kept.get(url) ?? read(url)
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
