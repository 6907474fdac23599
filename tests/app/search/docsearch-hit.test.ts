import {describe, expect, test} from 'vitest'
import {toSectionHits} from '../../../app/search/docsearch-hit.ts'
import {hitAt} from './hits.ts'

function shown(urls: readonly [url: string, group: string][]) {
  const hits = toSectionHits(urls.map(([url, group]) => hitAt(url, {group})))
  return hits.map(({url, isContinued}) => (isContinued ? `… ${url}` : url))
}

describe('toSectionHits', () => {
  test('keeps the best hit first, with the rest of its group and of its page after it', () => {
    expect(
      shown([
        ['/b/#x', 'B'],
        ['/a/', 'A'],
        ['/b2/', 'B'],
        ['/b/', 'B'],
        ['/a/#y', 'A'],
      ]),
    ).toEqual(['/b/#x', '… /b/', '/b2/', '/a/', '… /a/#y'])
  })

  test('shows a URL once, where it is best', () => {
    expect(
      shown([
        ['/a/#x', 'A'],
        ['/a/#y', 'A'],
        ['/a/#x', 'A'],
      ]),
    ).toEqual(['/a/#x', '… /a/#y'])
  })

  test('makes groups keys that no object has, and that come in the order of the hits', () => {
    const groups = ['7', 'hasOwnProperty', '__proto__', 'A &amp; B', '1']
    const hits = toSectionHits(groups.map((group, index) => hitAt(`/${index}/`, {group})))
    const keys = hits.map(({hierarchy}) => hierarchy.lvl0 ?? '')
    expect(Object.keys(Object.fromEntries(keys.map(key => [key, 0])))).toEqual(keys)
    expect(keys.some(key => key in {})).toBe(false)
    expect(keys[3]).toBe('A &amp;amp; B ')
  })

  test('tells a page from a part of one', () => {
    const hits = toSectionHits([hitAt('/a/'), hitAt('/a/#x')])
    expect(hits.map(({type, hierarchy}) => [type, hierarchy.lvl1, hierarchy.lvl2])).toEqual([
      ['lvl1', '/a/', null],
      ['lvl2', '/a/', 'Heading'],
    ])
  })
})
