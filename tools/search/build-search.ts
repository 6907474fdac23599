import {endpoints} from '#contract/endpoints.ts'
import type {Search, SearchSpelling} from '#contract/search.ts'
import {hashOf} from '../disk/hash.ts'
import {keepBest} from './best-sections.ts'
import {formatPostings} from './format-postings.ts'
import {planSpelling} from './plan-spelling.ts'
import {planTerms} from './plan-terms.ts'
import type {SearchFile, SearchPage, SearchSource} from './search-source.ts'
import {planSectionFiles, SECTIONS_PER_FILE} from './section-files.ts'
import {noTerms, packSiteTerms, unpackSiteTerms, type SiteTerms} from './site-terms.ts'
import {mergeLists, type TermLists} from './term-lists.ts'
import {buildPrefixes} from './term-ranges.ts'
import {updateTerms} from './update-terms.ts'

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
