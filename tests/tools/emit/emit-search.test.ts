import {expect, test} from 'vitest'
import {searchFiles} from '#contract/private/search-files.ts'
import {emitSearch} from '../../../tools/emit/emit-search.ts'
import type {PageTexts} from '../../../tools/load/page-texts.ts'
import {packPage} from '../../../tools/search/packed-page.ts'
import {makeFiles} from '../made-files.ts'
import {samplePage} from '../search/sample-page.ts'
import {pageOf, siteOf} from '../some-site.ts'

const texts: Readonly<Record<string, string>> = {'guides/one.md': 'Cache', 'two.md': 'Build'}

function packedOf(path: string) {
  const title = texts[path] ?? ''
  const url = `/${path.replace('.md', '')}/`
  return packPage({page: samplePage([''], {url, title}), terms: [[[title.toLowerCase(), 500]]]})
}

function searchOf(paths: readonly string[] = Object.keys(texts), settings: object = {}) {
  const pages = paths.map(path => pageOf(path))
  const packed: Partial<PageTexts> = {
    terms: async ({path}) => packedOf(path).terms,
    read: async ({path}) => packedOf(path).sections,
  }
  return emitSearch(siteOf(pages, {settings: {title: 'Small', ...settings}, texts: packed}))
}

const keyOf = (...options: Parameters<typeof searchOf>) => searchOf(...options)[0]?.key()

test('emitSearch makes the files of the index', async () => {
  const files = await makeFiles(searchOf())
  const {terms, sections, spelling, index} = searchFiles
  expect([...files.keys()]).toEqual([terms(0), sections(0), spelling, index])
  const read = (url: string): unknown => JSON.parse(`${files.get(url)}`)
  const hash = expect.stringMatching(/^[\da-f]{16}$/)
  expect(read(index)).toEqual({
    terms: [{first: 'build', hash}],
    sections: [{first: 0, hash}],
    pages: [
      [1, 'cach'],
      [1, 'build'],
    ],
    spelling: {hash},
  })
  expect(read(terms(0))).toMatchObject({hash, terms: '0build 0cache'})
  expect(read(sections(0))).toMatchObject({
    hash,
    pages: [
      {group: 'Guides', url: '/guides/one/', title: 'Cache'},
      {group: 'Small', url: '/two/', title: 'Build'},
    ],
  })
})

test('emitSearch has another key, and other bytes, for other pages and for another name of their group', async () => {
  const key = keyOf()
  expect(keyOf()).toBe(key)
  expect(keyOf(['two.md'])).not.toBe(key)
  expect(keyOf(Object.keys(texts), {title: 'Other'})).not.toBe(key)
  const files = await makeFiles(searchOf())
  expect(await makeFiles(searchOf())).toEqual(files)
  const others = await makeFiles(searchOf(['two.md']))
  for (const [url, bytes] of others) expect([url, bytes]).not.toEqual([url, files.get(url)])
})
