import {readFile, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {endpoints} from '#contract/endpoints.ts'
import {hashOf} from '../../../tools/output/index-file.ts'
import {emitSearch} from '../../../tools/emit-search.ts'
import {packPage} from '../../../tools/search/packed-page.ts'
import {writeFolder} from '../temp-folder.ts'

const pages = [
  {key: 'one', group: 'Guides'},
  {key: 'two', group: 'API'},
]
const texts: Readonly<Record<string, string>> = {one: 'Cache', two: 'Build'}

function emit(outDir: string, cacheDir: string, asked: string[] = [], some = pages) {
  return emitSearch({
    pages: some,
    outDir,
    cacheDir,
    readTerms(key) {
      asked.push(key)
      return Promise.resolve(packed(key).terms)
    },
    readSections: key => Promise.resolve(packed(key).sections),
  })
}

function packed(key: string) {
  const title = texts[key] ?? ''
  return packPage({
    sections: [{url: `/${key}/`, title, headings: [], text: ''}],
    terms: [[[title.toLowerCase(), 500]]],
  })
}

describe('emitSearch', () => {
  test('writes the files of the index, and says their hashes', async () => {
    const outDir = await writeFolder()
    const hashes = await emit(outDir, await writeFolder())
    expect([...hashes.keys()]).toEqual([
      endpoints.search,
      endpoints.searchTerms(0),
      endpoints.searchSpelling,
      endpoints.searchSections(0),
    ])
    for (const [url, hash] of hashes) {
      expect(hashOf(await readFile(join(outDir, url), 'utf8'))).toBe(hash)
    }
    const read = async (url: string): Promise<unknown> =>
      JSON.parse(await readFile(join(outDir, url), 'utf8'))
    const version = expect.stringMatching(/^[\da-f]{16}$/)
    expect(await read(endpoints.search)).toEqual({
      version,
      sections: 2,
      sectionsPerFile: 16,
      terms: ['build'],
    })
    expect(await read(endpoints.searchTerms(0))).toEqual({
      version,
      terms: ['build', 'cache'],
      postings: [
        [1, 500],
        [0, 500],
      ],
    })
    expect(await read(endpoints.searchSections(0))).toEqual({
      version,
      sections: [
        {url: '/one/', group: 'Guides', title: 'Cache', headings: [], text: ''},
        {url: '/two/', group: 'API', title: 'Build', headings: [], text: ''},
      ],
    })
  })

  test('reads no page again as long as nothing changes, and writes the same', async () => {
    const cacheDir = await writeFolder()
    const asked: string[] = []
    const [first, second] = [await writeFolder(), await writeFolder()]
    const hashes = await emit(first, cacheDir, asked)
    expect(asked).toEqual(['one', 'two'])
    expect(await emit(second, cacheDir, asked)).toEqual(hashes)
    expect(asked).toHaveLength(2)
    await emit(second, cacheDir, asked, pages.toReversed())
    expect(asked).toHaveLength(4)
  })

  test('makes the same bytes again, with another version for another site', async () => {
    const hashes = await emit(await writeFolder(), await writeFolder())
    const cacheDir = await writeFolder()
    await rm(cacheDir, {recursive: true})
    expect(await emit(await writeFolder(), cacheDir)).toEqual(hashes)
    const others = await emit(await writeFolder(), cacheDir, [], [{key: 'one', group: 'API'}])
    for (const [url, hash] of others) expect(hashes.get(url)).not.toBe(hash)
  })

  test('is not disturbed by another build of the same site', async () => {
    const cacheDir = await writeFolder()
    const outs = await Promise.all([1, 2, 3].map(() => writeFolder()))
    const [first, ...others] = await Promise.all(outs.map(out => emit(out, cacheDir)))
    for (const hashes of others) expect(hashes).toEqual(first)
  })
})
