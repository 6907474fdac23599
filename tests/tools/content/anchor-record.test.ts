import {describe, expect, test} from 'vitest'
import {extendRecord, formatRecord} from '../../../tools/content/anchor-record.ts'

describe('extendRecord', () => {
  test('adds what is new, keeps what is gone, and sorts both pages and ids', () => {
    const record = {'/guides/': ['old', 'kept'], '/gone/': ['there']}
    const pages = [
      {path: 'guides/index.md', ids: ['new', 'kept']},
      {path: 'api.mdx', ids: []},
    ]
    const next = extendRecord(record, pages)
    expect(Object.entries(next)).toEqual([
      ['/api/', []],
      ['/gone/', ['there']],
      ['/guides/', ['kept', 'new', 'old']],
    ])
    expect(extendRecord(next, pages.toReversed())).toEqual(next)
    expect(record).toEqual({'/guides/': ['old', 'kept'], '/gone/': ['there']})
  })
})

describe('formatRecord', () => {
  test('has one id per line', () => {
    expect(formatRecord({'/': [], '/a/': ['b', 'c']})).toBe(`{
 "/": [],
 "/a/": [
  "b",
  "c"
 ]
}
`)
  })
})
