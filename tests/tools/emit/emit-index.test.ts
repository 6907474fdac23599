import {expect, test} from 'vitest'
import {emitApi} from '../../../tools/emit-api.ts'
import {emitIndex} from '../../../tools/emit/emit-index.ts'
import {emitPacks} from '../../../tools/emit/emit-packs.ts'
import type {Output} from '../../../tools/output/output.ts'
import {textOutput} from '../../../tools/output/text-output.ts'
import {makeFiles} from '../made-files.ts'
import {pageOf, siteOf} from '../some-site.ts'

const pages = [pageOf('index.md', {title: 'Home'}), pageOf('guides/a.mdx', {title: 'A'})]

async function indexOf(body = '{}', other = '') {
  const site = siteOf(pages, {
    texts: {body: async () => body},
    more: {
      // As its key changes with its text.
      pages: pages.map(page => ({...page, key: page.path + body, storeKey: page.path})),
    },
  })
  const files = await makeFiles([
    textOutput('robots.txt', () => other),
    ...[emitApi, emitPacks, emitIndex].flatMap<Output>(emit => emit(site)),
  ])
  return JSON.parse(`${files.get('data/v1/index.json')}`)
}

test('the index has the same bytes for the same content, and another hash for another', async () => {
  const first = await indexOf()
  expect(await indexOf()).toEqual(first)
  expect(await indexOf('{}', 'other')).toEqual(first)
  expect((await indexOf('{"type":"root"}')).contentHash).not.toBe(first.contentHash)
})
