import {createHash} from 'node:crypto'
import {endpoints} from '#contract/endpoints.ts'
import type {Search, SearchSpelling} from '#contract/search.ts'
import {mapConcurrently} from '../disk/map-concurrently.ts'
import type {ApiPlan} from '../emit-api.ts'
import {formatPostings} from './format-postings.ts'
import {unpackTerms} from './packed-page.ts'
import {planSpelling} from './plan-spelling.ts'
import {planTerms} from './plan-terms.ts'
import {createPostings} from './postings.ts'
import {planSectionFiles, SECTIONS_PER_FILE} from './section-files.ts'
import {mergeLists, type TermLists} from './term-lists.ts'
import {buildPrefixes} from './term-ranges.ts'

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
  /** What `packPage` made of a page, by its key. */
  readonly readTerms: (key: string) => Promise<Uint8Array>
  readonly readSections: (key: string) => Promise<string>
}

/** A file of the index. Its text is made when it is asked for. */
export interface SearchFile {
  readonly url: string
  readonly text: () => Promise<string>
}

/** The pages of the site with the parts that they belong to. */
export function planSearch({nav, metas}: ApiPlan, keyOf: (path: string) => string): SearchPage[] {
  const groups = new Map(
    nav.sections.flatMap(({title, pages}) => pages.map(({path}) => [path, title] as const)),
  )
  return [...metas.keys()].map(path => ({
    key: keyOf(path),
    group: groups.get(path) ?? nav.site.title,
  }))
}

/** Every file of the index. Holds the terms of the site, but reads texts only for the file asked for. */
export async function buildSearch(source: SearchSource): Promise<SearchFile[]> {
  const {pages, readTerms} = source
  const postings = createPostings()
  const hash = createHash('sha256')
  const firstSections = [0]
  for (let start = 0; start < pages.length; start += PAGES_AT_ONCE) {
    const some = pages.slice(start, start + PAGES_AT_ONCE)
    for (const {group, terms} of await readPages(some, readTerms)) {
      postings.add(terms)
      hash.update(`${group}\0`).update(terms.digest)
      firstSections.push(postings.sectionCount)
    }
  }
  const version = hash.digest('hex').slice(0, 16)
  return [
    ...planTermFiles(postings.finish(), postings.sectionCount, version),
    ...planSectionFiles({...source, firstSections, version}),
  ]
}

/** Few enough for memory, and enough to keep the disk busy. */
const PAGES_AT_ONCE = 64

function readPages(pages: readonly SearchPage[], readTerms: SearchSource['readTerms']) {
  return mapConcurrently(pages, async ({key, group}) => ({
    group,
    terms: unpackTerms(await readTerms(key)),
  }))
}

function planTermFiles(words: TermLists, sectionCount: number, version: string): SearchFile[] {
  const lists = mergeLists(words, buildPrefixes(words, sectionCount))
  const ranges = planTerms(lists)
  return [
    jsonFile(endpoints.search, () => ({
      version,
      sections: sectionCount,
      sectionsPerFile: SECTIONS_PER_FILE,
      terms: ranges.map(({start}) => lists.terms[start] ?? ''),
    })),
    ...ranges.map((range, number) => ({
      url: endpoints.searchTerms(number),
      text() {
        const terms = JSON.stringify(lists.terms.slice(range.start, range.end))
        const postings = formatPostings(lists, range)
        return Promise.resolve(`{"version":"${version}","terms":${terms},"postings":${postings}}`)
      },
    })),
    jsonFile(endpoints.searchSpelling, () => ({version, words: planSpelling(words)})),
  ]
}

function jsonFile(url: string, build: () => Search | SearchSpelling): SearchFile {
  return {url, text: () => Promise.resolve(JSON.stringify(build()))}
}
