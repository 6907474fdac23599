import {array, assert, asyncProperty, constantFrom, nat, record, uniqueArray} from 'fast-check'
import {describe, expect, test} from 'vitest'
import {endpoints} from '#contract/endpoints.ts'
import {searchSchema, searchSectionsSchema} from '#contract/search.ts'
import {buildSearch} from '../../../tools/search/build-search.ts'
import type {SearchSource} from '../../../tools/search/search-source.ts'
import {packPage, type PackedPage} from '../../../tools/search/packed-page.ts'
import {samplePage} from './sample-page.ts'

/** The words of each section of a page: `['cache', 'build cache']`. */
type Page = readonly string[]

const codes = Array.from({length: 40}, (_, at) => `code${at}`)
const word = constantFrom('cache', 'cache=', 'build', 'plugin=', 'ä', '模块', ...codes)
const section = uniqueArray(word, {maxLength: 12}).map(words => words.join(' '))
const somePage = array(section, {maxLength: 20})

/** A change of a site: some pages are inserted, and replace some others. */
const edit = record({
  start: nat(12),
  removed: nat(3),
  added: array(somePage, {maxLength: 3}),
})

describe('buildSearch', () => {
  test('makes the same index from what the last build kept as from nothing', async () => {
    await assert(
      asyncProperty(
        array(somePage, {maxLength: 12}),
        array(edit, {maxLength: 4}),
        async (first, edits) => {
          const pages = [...first]
          const lastBuild = createKept()
          await readFiles({...sourceOf(pages), ...lastBuild})
          for (const {start, removed, added} of edits) {
            pages.splice(start, removed, ...added)
            const source = sourceOf(pages)
            expect(await readFiles({...source, ...lastBuild})).toEqual(await readFiles(source))
          }
        },
      ),
      {numRuns: 60},
    )
  })

  test('reads the terms only of the pages that are new', async () => {
    const asked: string[] = []
    const lastBuild = createKept()
    await readFiles({...sourceOf([['one'], ['two'], ['two']], asked), ...lastBuild})
    expect(asked.splice(0)).toEqual([['one'], ['two'], ['two']].map(keyOf))
    await readFiles({...sourceOf([['two'], ['three'], ['one']], asked), ...lastBuild})
    expect(asked).toEqual([keyOf(['three'])])
  })

  test('puts the sections of all pages into files, in the order of the site', async () => {
    const pages = Array.from({length: 60}, (_, number) => [
      `one${number} ${'long '.repeat(200)}`,
      `two${number}`,
    ])
    const files = await readFiles(sourceOf(pages))
    const {sections} = searchSchema.parse(JSON.parse(files.get(endpoints.search) ?? ''))
    expect(sections.length).toBeGreaterThan(1)
    const texts: string[] = []
    for (const [number, {first}] of sections.entries()) {
      expect(first).toBe(texts.length)
      const json = files.get(endpoints.searchSections(number)) ?? ''
      texts.push(...searchSectionsSchema.parse(JSON.parse(json)).pages.flatMap(page => page.texts))
    }
    expect(texts).toEqual(pages.flat())
  })

  test('changes only what an edit concerns, and names the new hashes', async () => {
    const pages = Array.from({length: 120}, (_, number) => [
      `one${number} ${'long '.repeat(200)}`,
      `two${number}`,
    ])
    const before = await readFiles(sourceOf(pages))
    const after = await readFiles(sourceOf(pages.with(2, [`one2 ${'other '.repeat(200)}`, 'two2'])))
    const changed = [...after].filter(([url, text]) => text !== before.get(url))
    expect(changed.map(([url]) => url).filter(url => url.includes('/sections/'))).toEqual([
      endpoints.searchSections(0),
    ])
    const index = searchSchema.parse(JSON.parse(after.get(endpoints.search) ?? ''))
    const {hash} = JSON.parse(after.get(endpoints.searchSections(0)) ?? '')
    expect(index.sections[0]?.hash).toBe(hash)
  })
})

function sourceOf(pages: readonly Page[], asked: string[] = []): SearchSource {
  const stored = new Map(pages.map(some => [keyOf(some), packWords(some)]))
  return {
    pages: pages.map(some => ({key: keyOf(some), group: 'Guides'})),
    readTerms(key) {
      asked.push(key)
      return Promise.resolve(stored.get(key)?.terms ?? new Uint8Array())
    },
    readSections: key => Promise.resolve(stored.get(key)?.sections ?? ''),
  }
}

function keyOf(some: Page): string {
  return JSON.stringify(some)
}

/** A word weighs less the later it comes. */
function packWords(some: Page): PackedPage {
  return packPage({
    page: samplePage(some),
    terms: some.map(text =>
      text
        .split(' ')
        .filter(term => term !== '')
        .map((term, at) => [term, 1000 - 70 * at]),
    ),
  })
}

/** Keeps what a build leaves for the next one. */
function createKept() {
  let kept: Uint8Array | undefined
  return {
    readKept: () => Promise.resolve(kept),
    writeKept(bytes: Uint8Array) {
      kept = bytes
      return Promise.resolve()
    },
  }
}

async function readFiles(source: SearchSource): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for await (const [url, text] of buildSearch(source)) files.set(url, text)
  return files
}
