import {array, assert, asyncProperty, constantFrom, nat, record, uniqueArray} from 'fast-check'
import {describe, expect, test} from 'vitest'
import {endpoints} from '#contract/endpoints.ts'
import {buildSearch} from '../../../tools/search/build-search.ts'
import type {SearchSource} from '../../../tools/search/search-source.ts'
import {packPage, type PackedPage} from '../../../tools/search/packed-page.ts'

/** The words of each section of a page: `['cache', 'build cache']`. */
type Page = readonly string[]

const codes = Array.from({length: 40}, (_, at) => `code${at}`)
const word = constantFrom('cache', 'cache=', 'cach~', 'build', 'plugin=', 'ä', '模块', ...codes)
const section = uniqueArray(word, {maxLength: 12}).map(words => words.join(' '))
const somePage = array(section, {maxLength: 20})

/** What happens to a site: pages come in somewhere, in place of some others. */
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
          await buildSearch({...sourceOf(pages), ...lastBuild})
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
    await buildSearch({...sourceOf([['one'], ['two'], ['two']], asked), ...lastBuild})
    expect(asked.splice(0)).toEqual([['one'], ['two'], ['two']].map(keyOf))
    await buildSearch({...sourceOf([['two'], ['three'], ['one']], asked), ...lastBuild})
    expect(asked).toEqual([keyOf(['three'])])
  })

  test('reads no texts before a file with them is asked for', async () => {
    const source = sourceOf([['one'], ['two']])
    const asked: string[] = []
    const files = await buildSearch({
      ...source,
      readSections(key) {
        asked.push(key)
        return source.readSections(key)
      },
    })
    expect(asked).toEqual([])
    await files.at(-1)?.text()
    expect(asked).toEqual([keyOf(['one']), keyOf(['two'])])
  })

  test('puts the sections of all pages into files of 16, in the order of the site', async () => {
    const sizes = [3, 0, 40, 1, 16, 5]
    const pages = sizes.map((size, number) =>
      Array.from({length: size}, (_, at) => `page${number}section${at}`),
    )
    const files = await readFiles(sourceOf(pages))
    const texts = Array.from({length: 5}, (_, number) => {
      const {sections} = JSON.parse(files.get(endpoints.searchSections(number)) ?? '')
      return sections.map(({text}: {text: string}) => text)
    })
    expect(texts.map(({length}) => length)).toEqual([16, 16, 16, 16, 1])
    expect(texts.flat()).toEqual(pages.flat())
    expect(files.has(endpoints.searchSections(5))).toBe(false)
  })

  test('changes one file of sections for an edit that leaves their number', async () => {
    const pages = Array.from({length: 60}, (_, number) => [`one${number}`, `two${number}`])
    const before = await readFiles(sourceOf(pages))
    const after = await readFiles(sourceOf(pages.with(20, ['another', 'text'])))
    const changed = [...after].filter(
      ([url, text]) => withoutVersion(text) !== withoutVersion(before.get(url) ?? ''),
    )
    const urls = changed.map(([url]) => url).filter(url => url.includes('/sections/'))
    expect(urls).toEqual([endpoints.searchSections(2)])
  })

  test('has a version that changes with a text, a group and the order', async () => {
    const pages = [['one'], ['two']]
    const source = sourceOf(pages)
    const groups = source.pages.map(({key}) => ({key, group: 'API'}))
    const versions = await Promise.all(
      [source, {...source, pages: groups}, sourceOf(pages.toReversed()), sourceOf([['one']])].map(
        async some =>
          /"version":"(\w+)"/.exec((await readFiles(some)).get(endpoints.search) ?? '')?.[1],
      ),
    )
    expect(new Set(versions).size).toBe(4)
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
    sections: some.map(text => ({url: '/', title: 'Page', headings: [], text})),
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
  const files = await buildSearch(source)
  return new Map(await Promise.all(files.map(async ({url, text}) => [url, await text()] as const)))
}

function withoutVersion(text: string): string {
  return text.replace(/"version":"\w+"/, '')
}
