import {searchFiles, type SearchIndex} from '../../search/file-formats.ts'
import {need} from '#contract/private/need.ts'
import {stemsOf} from '../../search/words/synonym-words.ts'
import {hashOf} from '../disk/hash.ts'
import {keepBest} from './best-sections.ts'
import {unpackTerms, type PageTerms} from './packed-page.ts'
import {planSpelling} from './plan-spelling.ts'
import {createPostings} from './postings.ts'
import {MAX_SECTIONS} from './rank.ts'
import type {SearchFile, SearchPage, SearchSource} from './search-source.ts'
import {buildSectionFiles} from './section-files.ts'
import type {TermLists} from './term-lists.ts'
import {buildTermFiles} from './term-files.ts'

/** Every file of the index. Holds the terms of the site, but the texts of a few pages only. */
export async function* buildSearch(source: SearchSource): AsyncGenerator<SearchFile> {
  const {pages, sections, lists} = await collectTerms(source)
  const counts = pages.map(({sectionCount}) => sectionCount)
  const termFiles: Array<SearchIndex['terms'][number]> = []
  for (const {first, terms, postings} of buildTermFiles(keepBest(lists, sections))) {
    const content = `"terms":${JSON.stringify(terms.join(' '))},"postings":${postings}}`
    const {hash, text} = withHash(content)
    yield [searchFiles.terms(termFiles.length), text]
    termFiles.push({first, hash})
  }
  const sectionFiles: Array<SearchIndex['sections'][number]> = []
  for await (const {first, pages: json} of buildSectionFiles({...source, pages}, counts)) {
    const {hash, text} = withHash(`"pages":${json}}`)
    yield [searchFiles.sections(sectionFiles.length), text]
    sectionFiles.push({first, hash})
  }
  const {hash, text} = withHash(`"words":${JSON.stringify(planSpelling(lists))}}`)
  yield [searchFiles.spelling, text]
  const index: SearchIndex = {
    terms: termFiles,
    sections: sectionFiles,
    pages: pages.map(describePage),
    spelling: {hash},
  }
  yield [searchFiles.index, JSON.stringify(index)]
}

function describePage({title, sectionCount: sections}: IndexPage): SearchIndex['pages'][number] {
  const isName = !/\s/.test(title) && /[a-z][A-Z]|[-.]/.test(title)
  return isName ? [sections] : [sections, [...stemsOf(title)].join(' ')]
}

type IndexPage = SearchPage & Pick<PageTerms, 'url' | 'title' | 'share' | 'sectionCount'>

interface SiteTerms {
  /** In the order of the index. */
  readonly pages: readonly IndexPage[]
  /** Number of all sections. */
  readonly sections: number
  /** Every term with all of its sections. */
  readonly lists: TermLists
}

async function collectTerms({pages: listed, readTerms}: SearchSource): Promise<SiteTerms> {
  const postings = createPostings()
  const added: IndexPage[] = []
  for (const page of listed) {
    const terms = unpackTerms(await readTerms(page.key))
    postings.add(terms)
    const {url, title, share, sectionCount} = terms
    added.push({...page, url, title, share, sectionCount})
  }
  const pages = added.toSorted(byKindAndUrl)
  const firstSections = new Map<IndexPage, number>()
  let sections = 0
  for (const page of pages) {
    firstSections.set(page, sections)
    sections += page.sectionCount
  }
  if (sections > MAX_SECTIONS) {
    throw new Error(`Search has room for ${MAX_SECTIONS} sections, not for ${sections}`)
  }
  const lists = postings.finish(
    added.map(page => need(firstSections.get(page), `first section of ${page.url}`)),
  )
  return {pages, sections, lists}
}

/**
 * Of sections with the same weight, the first ones are kept: those of pages that weigh more. Where a
 * page is in the sidebar says nothing about a query, so results do not depend on it; of posts, the
 * newest comes first.
 */
function byKindAndUrl(a: IndexPage, b: IndexPage): number {
  return b.share - a.share || (newestFirst(a.url) < newestFirst(b.url) ? -1 : 1)
}

/** A URL that sorts posts by falling dates: `/blog/2026-02-04-roadmap/` → `/blog/7973-97-95-roadmap/`. */
function newestFirst(url: string): string {
  return url.replace(/\/\d{4}-\d\d-\d\d-/, date =>
    date.replaceAll(/\d/g, digit => String(9 - Number(digit))),
  )
}

/** Begins a JSON object with the hash of its content. */
function withHash(content: string): {hash: string; text: string} {
  const hash = hashOf(content)
  return {hash, text: `{"hash":"${hash}",${content}`}
}
