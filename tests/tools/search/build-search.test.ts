import {expect, test} from 'vitest'
import {searchFiles, type SearchIndex} from '../../../search/file-formats.ts'
import {buildSearch} from '../../../tools/search/build-search.ts'
import type {SearchSource} from '../../../tools/search/search-source.ts'
import {packPage, type PackedPage} from '../../../tools/search/packed-page.ts'
import {samplePage} from './sample-page.ts'

/** The words of each section of a page: `['cache', 'build cache']`. */
type Page = readonly string[]

const pages = Array.from({length: 120}, (_, number) => [
  `one${number} ${'long '.repeat(200)}`,
  `two${number}`,
])

test('buildSearch changes only what an edit concerns, and names the new hashes', async () => {
  const before = await readFiles(sourceOf(pages))
  const after = await readFiles(sourceOf(pages.with(2, [`one2 ${'other '.repeat(20)}`, 'two2'])))
  const changed = [...after].filter(([url, text]) => text !== before.get(url))
  expect(changed.map(([url]) => url).filter(url => url.includes('/sections/'))).toEqual([
    searchFiles.sections(0),
  ])
  const index: SearchIndex = JSON.parse(after.get(searchFiles.index) ?? '')
  const {hash} = JSON.parse(after.get(searchFiles.sections(0)) ?? '')
  expect(index.sections[0]?.hash).toBe(hash)
})

function sourceOf(listed: readonly Page[]): SearchSource {
  const stored = new Map(listed.map(some => [keyOf(some), packWords(some)]))
  return {
    pages: listed.map(some => ({key: keyOf(some), group: 'Guides'})),
    readTerms: key => Promise.resolve(stored.get(key)?.terms ?? new Uint8Array()),
    readSections: key => Promise.resolve(stored.get(key)?.sections ?? ''),
  }
}

function keyOf(some: Page): string {
  return JSON.stringify(some)
}

/** A word weighs less the later it comes. */
function packWords(some: Page): PackedPage {
  return packPage({
    page: samplePage(some, {url: `/${/\d+/.exec(some[0] ?? '')?.[0].padStart(3, '0')}/`}),
    terms: some.map(text => text.match(/\S+/g)?.map((term, at) => [term, 1000 - 70 * at]) ?? []),
  })
}

async function readFiles(source: SearchSource): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for await (const [url, text] of buildSearch(source)) files.set(url, text)
  return files
}
