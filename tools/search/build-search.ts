import {endpoints} from '#contract/endpoints.ts'
import type {Search, SearchSpelling} from '#contract/search.ts'
import {hashOf} from '../disk/hash.ts'
import {keepBest} from './best-sections.ts'
import {formatPostings} from './format-postings.ts'
import {planSpelling} from './plan-spelling.ts'
import {planTerms} from './plan-terms.ts'
import {planSectionFiles, SECTIONS_PER_FILE} from './section-files.ts'
import {noTerms, packSiteTerms, unpackSiteTerms, type SiteTerms} from './site-terms.ts'
import {mergeLists, type TermLists} from './term-lists.ts'
import {buildPrefixes} from './term-ranges.ts'
import {updateTerms} from './update-terms.ts'

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
  /** What the last build gave to `writeKept`. Whatever that was built from, the index is the same. */
  readonly readKept?: () => Promise<Uint8Array | undefined>
  readonly writeKept?: (bytes: Uint8Array) => Promise<void>
}

/** A file of the index. Its text is made when it is asked for. */
export interface SearchFile {
  readonly url: string
  readonly text: () => Promise<string>
}

/** Every file of the index. Holds the terms of the site, but the texts of a few pages only. */
export async function buildSearch(source: SearchSource): Promise<SearchFile[]> {
  const site = await collectTerms(source)
  const version = versionOf(source.pages, site)
  const firstSections = [0]
  for (const {sectionCount} of site.pages) {
    firstSections.push((firstSections.at(-1) ?? 0) + sectionCount)
  }
  return [
    ...planTermFiles(site.lists, firstSections.at(-1) ?? 0, version),
    ...planSectionFiles({...source, firstSections, version}),
  ]
}

async function collectTerms({
  pages,
  readTerms,
  readKept,
  writeKept,
}: SearchSource): Promise<SiteTerms> {
  const kept = await readKept?.()
  const keys = pages.map(({key}) => key)
  const site = await updateTerms(kept ? unpackSiteTerms(kept) : noTerms, keys, readTerms)
  await writeKept?.(packSiteTerms(site))
  return site
}

function versionOf(pages: readonly SearchPage[], site: SiteTerms): string {
  const parts = pages.map(({group}, index) => [group, site.pages[index]?.digest])
  return hashOf(JSON.stringify(parts))
}

function planTermFiles(all: TermLists, sectionCount: number, version: string): SearchFile[] {
  const words = keepBest(all, sectionCount)
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
