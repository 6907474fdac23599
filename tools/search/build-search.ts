import {searchFiles, type SearchIndex} from '#contract/private/search-files.ts'
import {stemsOf} from '#contract/private/synonym-words.ts'
import {need} from '#contract/private/need.ts'
import {hashOf} from '../disk/hash.ts'
import {keepBest} from './best-sections.ts'
import {unpackTerms} from './packed-page.ts'
import {planSpelling} from './plan-spelling.ts'
import {createPostings} from './postings.ts'
import {MAX_SECTIONS} from './rank.ts'
import type {SearchFile, SearchSource} from './search-source.ts'
import {buildSectionFiles} from './section-files.ts'
import type {TermLists} from './term-lists.ts'
import {buildTermFiles} from './term-files.ts'

/** Every file of the index. Holds the terms of the site, but the texts of a few pages only. */
export async function* buildSearch(source: SearchSource): AsyncGenerator<SearchFile> {
  const {counts, titles, sections, lists} = await collectTerms(source)
  const termFiles: Array<SearchIndex['terms'][number]> = []
  for (const {first, terms, postings} of buildTermFiles(keepBest(lists, sections))) {
    const content = `"terms":${JSON.stringify(terms.join(' '))},"postings":${postings}}`
    const {hash, text} = withHash(content)
    yield [searchFiles.terms(termFiles.length), text]
    termFiles.push({first, hash})
  }
  const sectionFiles: Array<SearchIndex['sections'][number]> = []
  for await (const {first, pages: json} of buildSectionFiles(source, counts)) {
    const {hash, text} = withHash(`"pages":${json}}`)
    yield [searchFiles.sections(sectionFiles.length), text]
    sectionFiles.push({first, hash})
  }
  const {hash, text} = withHash(`"words":${JSON.stringify(planSpelling(lists))}}`)
  yield [searchFiles.spelling, text]
  const pages = titles.map((title, index) =>
    describePage(title, need(counts[index], `number of sections of ${title}`)),
  )
  const index: SearchIndex = {terms: termFiles, sections: sectionFiles, pages, spelling: {hash}}
  yield [searchFiles.index, JSON.stringify(index)]
}

function describePage(title: string, sections: number): SearchIndex['pages'][number] {
  const isName = !/\s/.test(title) && /[a-z][A-Z]|[-.]/.test(title)
  return isName ? [sections] : [sections, [...stemsOf(title)].join(' ')]
}

interface SiteTerms {
  /** The titles of the pages. */
  readonly titles: readonly string[]
  /** Number of sections of each page. */
  readonly counts: readonly number[]
  /** Number of all sections. */
  readonly sections: number
  /** Every term with all of its sections. */
  readonly lists: TermLists
}

async function collectTerms({pages, readTerms}: SearchSource): Promise<SiteTerms> {
  const postings = createPostings()
  const titles: string[] = []
  const counts: number[] = []
  let sections = 0
  for (const {key} of pages) {
    const page = unpackTerms(await readTerms(key))
    postings.add(page, sections)
    titles.push(page.title)
    counts.push(page.sectionCount)
    sections += page.sectionCount
  }
  if (sections > MAX_SECTIONS) {
    throw new Error(`Search has room for ${MAX_SECTIONS} sections, not for ${sections}`)
  }
  return {titles, counts, sections, lists: postings.finish()}
}

/** Begins a JSON object with the hash of its content. */
function withHash(content: string): {hash: string; text: string} {
  const hash = hashOf(content)
  return {hash, text: `{"hash":"${hash}",${content}`}
}
