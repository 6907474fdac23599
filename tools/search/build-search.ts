import {endpoints} from '#contract/endpoints.ts'
import type {Search} from '#contract/search.ts'
import {hashOf} from '../disk/hash.ts'
import {keepBest} from './best-sections.ts'
import {planSpelling} from './plan-spelling.ts'
import type {SearchFile, SearchSource} from './search-source.ts'
import {buildSectionFiles} from './section-files.ts'
import {noTerms, packSiteTerms, unpackSiteTerms, type SiteTerms} from './site-terms.ts'
import {buildTermFiles} from './term-files.ts'
import {updateTerms} from './update-terms.ts'

/** Every file of the index. Holds the terms of the site, but the texts of a few pages only. */
export async function* buildSearch(source: SearchSource): AsyncGenerator<SearchFile> {
  const {pages, lists} = await collectTerms(source)
  const counts = pages.map(({sectionCount}) => sectionCount)
  const words = keepBest(
    lists,
    counts.reduce((sum, count) => sum + count, 0),
  )
  const index: Search = {terms: [], sections: [], spelling: {hash: ''}}
  for (const {first, terms, postings} of buildTermFiles(words)) {
    const content = `"terms":${JSON.stringify(terms.join(' '))},"postings":${postings}}`
    const {hash, text} = withHash(content)
    yield [endpoints.searchTerms(index.terms.length), text]
    index.terms.push({first, hash})
  }
  for await (const {first, pages: json} of buildSectionFiles(source, counts)) {
    const {hash, text} = withHash(`"pages":${json}}`)
    yield [endpoints.searchSections(index.sections.length), text]
    index.sections.push({first, hash})
  }
  const {hash, text} = withHash(`"words":${JSON.stringify(planSpelling(lists))}}`)
  yield [endpoints.searchSpelling, text]
  yield [endpoints.search, JSON.stringify({...index, spelling: {hash}})]
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

/** Begins a JSON object with the hash of what it says. */
function withHash(content: string): {hash: string; text: string} {
  const hash = hashOf(content)
  return {hash, text: `{"hash":"${hash}",${content}`}
}
