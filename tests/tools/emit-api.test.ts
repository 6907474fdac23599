import {expect, test} from 'vitest'
import {emitApi} from '../../tools/emit-api.ts'
import {makeFiles} from './made-files.ts'
import {pageOf, siteOf} from './some-site.ts'

test('emitApi lists contributors by name, each with their pages in the order of the tree', async () => {
  const site = siteOf([
    pageOf('b.md', {title: 'B', contributors: ['zoe', 'ann', 'zoe']}),
    pageOf('a.md', {title: 'A', contributors: ['zoe']}),
  ])
  const files = await makeFiles(emitApi(site))
  expect(JSON.parse(`${files.get('data/v1/contributors.json')}`)).toEqual([
    {name: 'ann', pages: ['/b/']},
    {name: 'zoe', pages: ['/a/', '/b/']},
  ])
})

test('emitApi writes a page again only if its text or anything about it changes', () => {
  const page = pageOf('guides/a.md', {title: 'A'}, {excerpt: 'One.'})
  const site = siteOf([page])
  const keyOf = (changed: typeof site) => {
    const output = emitApi(changed).find(({url}) => url === 'data/v1/pages/guides/a.json')
    return output?.key()
  }
  const key = keyOf(site)
  expect(keyOf(siteOf([page]))).toBe(key)
  const edited = site.pages.map(each => ({...each, key: 'edited'}))
  expect(keyOf({...site, pages: edited})).not.toBe(key)
  expect(keyOf(siteOf([{...page, excerpt: 'Two.'}]))).not.toBe(key)
  expect(keyOf(siteOf([page, pageOf('guides/b.md')]))).not.toBe(key) // it is the next one
})
