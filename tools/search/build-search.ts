import {endpoints} from '#contract/endpoints.ts'
import type {
  Search as SearchIndex,
  SearchSection,
  SearchSections,
  SearchSpelling,
  SearchTerms,
} from '#contract/search.ts'
import {keyOf} from '../disk/hash.ts'
import type {IndexedPage, UngroupedSection} from './index-page.ts'
import {planSpelling, planTerms} from './plan-terms.ts'
import {createPostings} from './postings.ts'
import {addPrefixes} from './term-ranges.ts'

/** A page that can be found. */
export interface SearchPage {
  /** Title of the part of the site that it belongs to. */
  readonly group: string
  /** Changes with all that the index says of it. */
  readonly key: string
}

export interface SearchSource {
  /** In the order of the site. */
  readonly pages: readonly SearchPage[]
  /** What the index says of a page, as JSON, by its key. */
  readonly readTerms: (key: string) => Promise<string>
  readonly readSections: (key: string) => Promise<string>
}

/** Sections of a file. */
export const SECTIONS_PER_FILE = 16

/** Every file of the index with its url. Holds the terms, but never the texts of all pages. */
export async function* buildSearch(
  source: SearchSource,
): AsyncGenerator<
  [url: string, value: SearchIndex | SearchTerms | SearchSections | SearchSpelling]
> {
  const postings = createPostings()
  let count = 0
  let digest = ''
  for (const {key, group} of source.pages) {
    const json = await source.readTerms(key)
    digest = keyOf(digest, group, json, await source.readSections(key))
    const terms: IndexedPage['terms'] = JSON.parse(json)
    for (const words of terms) {
      for (const [term, weight] of words) postings.add(term, count, weight)
      count++
    }
  }
  const version = digest.slice(0, 16)
  const best = postings.finish(count)
  const ranges = planTerms(addPrefixes(best))
  yield [
    endpoints.search,
    {
      version,
      sections: count,
      sectionsPerFile: SECTIONS_PER_FILE,
      terms: ranges.map(({terms}) => terms[0] ?? ''),
    },
  ]
  for (const [number, range] of ranges.entries()) {
    yield [endpoints.searchTerms(number), {version, ...range}]
  }
  yield [endpoints.searchSpelling, {version, words: planSpelling(best)}]
  let number = 0
  for await (const sections of batchSections(source)) {
    yield [endpoints.searchSections(number), {version, sections}]
    number++
  }
}

async function* batchSections({
  pages,
  readSections,
}: SearchSource): AsyncGenerator<SearchSection[]> {
  let batch: SearchSection[] = []
  for (const {key, group} of pages) {
    const sections: readonly UngroupedSection[] = JSON.parse(await readSections(key))
    for (const {url, ...rest} of sections) {
      batch.push({url, group, ...rest})
      if (batch.length < SECTIONS_PER_FILE) continue
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}
