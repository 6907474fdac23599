import {expect, test} from 'vitest'
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
