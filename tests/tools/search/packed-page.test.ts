import {describe, expect, test} from 'vitest'
import type {IndexedPage} from '../../../tools/search/index-page.ts'
import {packPage, unpackTerms} from '../../../tools/search/packed-page.ts'
import {toRank} from '../../../tools/search/rank.ts'
import {samplePage} from './sample-page.ts'

const page: IndexedPage = {
  page: samplePage(['', 'ä'], {url: '/a/', title: 'A "quoted"\nline'}),
  terms: [
    [
      ['plain', 500],
      ['ä=', 1000],
    ],
    [['plain', 1]],
  ],
}

describe('a packed page', () => {
  test('gives back its sorted terms with the ranks of each', () => {
    const {sectionCount, terms, counts, ranks} = unpackTerms(packPage(page).terms)
    expect(sectionCount).toBe(2)
    expect(terms).toEqual(['plain', 'ä='])
    expect([...counts]).toEqual([2, 1])
    expect([...ranks]).toEqual([toRank(0, 500), toRank(1, 1), toRank(0, 1000)])
  })

  test('gives back its sections as JSON', () => {
    expect(JSON.parse(packPage(page).sections)).toEqual(page.page)
  })

  test('can be read from any place in memory', () => {
    const {terms} = packPage(page)
    const moved = new Uint8Array(terms.length + 1)
    moved.set(terms, 1)
    expect(unpackTerms(moved.subarray(1))).toEqual(unpackTerms(terms))
  })

  test('may have neither sections nor terms', () => {
    const {terms} = packPage({page: samplePage([]), terms: []})
    expect(unpackTerms(terms)).toMatchObject({sectionCount: 0, terms: []})
  })
})
