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

describe('the search client', () => {
  test.each([
    [
      'the best hit first, with the rest of its group and of its page after it',
      ['B /b/#x', 'A /a/', 'B /b2/', 'B /b/', 'A /a/#y'],
      ['/b/#x', '… /b/', '/b2/', '/a/', '… /a/#y'],
    ],
    ['a URL once, where it is best', ['A /a/#x', 'A /a/#y', 'A /a/#x'], ['/a/#x', '… /a/#y']],
  ])('shows %s', async (_, found, expected) => {
    const hits = found.map(hit => hitAt(hit.slice(2), {group: hit.charAt(0)}))
    const shown = await sectionHits(hits)
    expect(shown.map(({url, isContinued}) => (isContinued ? `… ${url}` : url))).toEqual(expected)
  })

  test('shows the fourth hit of a page after the hits of other pages, if there are any', async () => {
    const many = ['/a/', '/a/#1', '/a/#2', '/a/#3', '/a/#4'].map(url => hitAt(url, {group: 'A'}))
    const shown = async (hits: SearchHit[]) =>
      (await sectionHits(hits)).map(({url, hierarchy}) => `${hierarchy.lvl0?.trim()} ${url}`)
    expect(await shown([...many, hitAt('/b/', {group: 'A'})])).toEqual([
      'A /a/',
      'A /a/#1',
      'A /a/#2',
      'A /b/',
      'More results /a/#3',
      'More results /a/#4',
    ])
    expect(await shown(many)).toEqual(many.map(({url}) => `A ${url}`))
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
