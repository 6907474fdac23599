import {
  searchFiles,
  type SearchIndex,
  type SearchSections,
  type SearchSpelling,
  type SearchTerms,
} from './file-formats.ts'
import {READS} from './weights.ts'

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
const MAX_FILES = 40

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
      if (kept.size > MAX_FILES && oldest !== undefined) kept.delete(oldest)
      return reading
    },
    clear: () => kept.clear(),
  }
}

/** Reads files with terms, as many as one query may read. */
export function createTermReader(files: IndexFiles) {
  const chosen = new Set<number>()
  const messageFiles = new Set<number>()
  function choose(file: number): boolean {
    if (chosen.size < READS.terms) chosen.add(file)
    return chosen.has(file)
  }
  async function read(file: number): Promise<Terms> {
    return choose(file) ? files.terms(file) : {terms: [], postings: []}
  }
  async function numberOf(term: string): Promise<number> {
    const {terms} = await files.index()
    return Math.max(0, countUpTo(terms.length, at => (terms[at]?.first ?? '') <= term) - 1)
  }
  return {
    async reserve(terms: readonly string[]): Promise<void> {
      for (const term of terms) choose(await numberOf(term))
    },
    isRead: async (term: string) => chosen.has(await numberOf(term)),
    countFiles: () => new Set([...chosen, ...messageFiles]).size,
    /** The file that would have the term; those with the words of messages do not count. */
    async fileWith(term: string): Promise<Terms> {
      const file = await numberOf(term)
      if (!isMessageWord(term)) return read(file)
      messageFiles.add(file)
      return files.terms(file)
    },
    async filesWithPrefix(letters: string): Promise<Terms[]> {
      const {terms: all} = await files.index()
      const start = await numberOf(letters)
      const found = [await read(start)]
      for (let file = start + 1; file < start + READS.prefix; file++) {
        if (all[file]?.first.startsWith(letters)) found.push(await read(file))
      }
      return found
    },
  }
}

/** Words of messages are next to each other, in a file or two. */
function isMessageWord(term: string): boolean {
  return term.startsWith('!')
}

/** The number of leading items for which `holds` is true; it is true for no later item. */
export function countUpTo(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) low = middle + 1
    else high = middle
  }
  return low
}
