import {describe, expect, test} from 'vitest'
import type {SearchHit} from '../../../search/hit.ts'
import {createSearchClient} from '../../../app/search/search-client.ts'
import {hitAt} from './hits.ts'

/** The hits of a query as DocSearch gets them. */
async function sectionHits(hits: readonly SearchHit[]) {
  const ignore = () => undefined
  const options = {setSearching: ignore, setFailedQuery: ignore, announce: ignore}
  const client = createSearchClient({search: {search: async () => hits}, ...options})({})
  const {results} = await client.search({requests: [{query: 'output'}]})
  return results.flatMap(result => result.hits)
}

async function shown(urls: readonly [url: string, group: string][]) {
  const hits = await sectionHits(urls.map(([url, group]) => hitAt(url, {group})))
  return hits.map(({url, isContinued}) => (isContinued ? `… ${url}` : url))
}

describe('the search client', () => {
  test('keeps the best hit first, with the rest of its group and of its page after it', async () => {
    expect(
      await shown([
        ['/b/#x', 'B'],
        ['/a/', 'A'],
        ['/b2/', 'B'],
        ['/b/', 'B'],
        ['/a/#y', 'A'],
      ]),
    ).toEqual(['/b/#x', '… /b/', '/b2/', '/a/', '… /a/#y'])
  })

  test('shows a URL once, where it is best', async () => {
    expect(
      await shown([
        ['/a/#x', 'A'],
        ['/a/#y', 'A'],
        ['/a/#x', 'A'],
      ]),
    ).toEqual(['/a/#x', '… /a/#y'])
  })

  test('makes groups keys that no object has, and that come in the order of the hits', async () => {
    const groups = ['7', 'hasOwnProperty', '__proto__', 'A &amp; B', '1']
    const hits = await sectionHits(groups.map((group, index) => hitAt(`/${index}/`, {group})))
    const keys = hits.map(({hierarchy}) => hierarchy.lvl0 ?? '')
    expect(Object.keys(Object.fromEntries(keys.map(key => [key, 0])))).toEqual(keys)
    expect(keys.some(key => key in {})).toBe(false)
    expect(keys[3]).toBe('A &amp;amp; B ')
  })

  test('distinguishes a page from a part of one', async () => {
    const hits = await sectionHits([hitAt('/a/'), hitAt('/a/#x')])
    expect(hits.map(({type, hierarchy}) => [type, hierarchy.lvl1, hierarchy.lvl2])).toEqual([
      ['lvl1', '/a/', null],
      ['lvl2', '/a/', 'Heading'],
    ])
  })
})
