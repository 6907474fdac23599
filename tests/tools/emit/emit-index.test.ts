import {expect, test} from 'vitest'
import {emitApi} from '../../../tools/emit-api.ts'
import {emitExamples} from '../../../tools/emit/emit-examples.ts'
import {emitFacts} from '../../../tools/emit/emit-facts.ts'
import {emitIndex} from '../../../tools/emit/emit-index.ts'
import {emitPacks} from '../../../tools/emit/emit-packs.ts'
import {emitSearch} from '../../../tools/emit/emit-search.ts'
import type {Output} from '../../../tools/output/output.ts'
import {textOutput} from '../../../tools/output/text-output.ts'
import {packPage} from '../../../tools/search/packed-page.ts'
import {someExample} from '../examples/some-example.ts'
import {makeFiles} from '../made-files.ts'
import {samplePage} from '../search/sample-page.ts'
import {pageOf, siteOf} from '../some-site.ts'

const facts = {package: 'webpack', version: '5.100.0', facts: []}
const pages = [pageOf('index.md', {title: 'Home'}), pageOf('guides/a.mdx', {title: 'A'})]

const search = packPage({page: samplePage(['']), terms: [[['a', 1]]]})
const searched = {terms: async () => search.terms, read: async () => search.sections}

async function indexOf(body = '{}', other = '') {
  const site = siteOf(pages, {
    webpackVersion: '5.100.0',
    texts: {body: async () => body, ...searched},
    more: {
      // As its key changes with its text.
      pages: pages.map(page => ({...page, key: page.path + body, storeKey: page.path})),
      snapshots: {hooks: facts},
      files: new Map([['images/a b.png', {hash: 'image'}]]),
      downloads: new Map([['shop', someExample({}, 'shop')]]),
    },
  })
  const emitters = [emitApi, emitFacts, emitSearch, emitExamples, emitPacks, emitIndex]
  const files = await makeFiles([
    textOutput('robots.txt', () => other),
    textOutput('images/a b.png', () => 'image'),
    ...emitters.flatMap<Output>(emit => emit(site)),
  ])
  return JSON.parse(`${files.get('data/v1/index.json')}`)
}

test('the index lists every file of the API, and nothing else', async () => {
  const index = await indexOf()
  const hash = expect.stringMatching(/^[0-9a-f]{16}$/)
  expect(index).toMatchObject({
    schemaVersion: 'v1',
    contentHash: hash,
    webpackVersion: '5.100.0',
    resources: {
      tree: {url: 'data/v1/tree.json', size: expect.any(Number)},
      sections: {guides: {url: 'data/v1/sections/guides.json'}},
      examples: {shop: {url: 'data/v1/examples/shop.zip', hash, size: expect.any(Number)}},
      pages: {'/guides/a/': {url: 'data/v1/pages/guides/a.json', pack: 'guides'}},
      private: {'data/v1/search/terms/0.json': {hash, pack: 'search'}},
      webpack: {hooks: {url: 'data/v1/webpack/hooks.json', schema: 'data/v1/schema/facts.json'}},
      packs: {site: {url: 'data/v1/packs/site.json', schema: 'data/v1/schema/pack.json'}},
      files: {'/images/a%20b.png': {url: 'images/a%20b.png', hash, size: 5, pack: 'site'}},
    },
  })
  expect(index.resources.tree).not.toHaveProperty('pack')
  expect(Object.keys(index.resources.webpack)).toEqual(['hooks'])
  expect(JSON.stringify(index)).not.toContain('robots')
})

test('the index has the same bytes for the same content, and another hash for another', async () => {
  const first = await indexOf()
  expect(await indexOf()).toEqual(first)
  expect(await indexOf('{}', 'other')).toEqual(first)
  expect((await indexOf('{"type":"root"}')).contentHash).not.toBe(first.contentHash)
})
