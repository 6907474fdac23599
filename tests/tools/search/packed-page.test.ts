import {expect, test} from 'vitest'
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

test('a packed page gives back its sorted terms with the ranks of each, and its sections', () => {
  expect(JSON.parse(packPage(page).sections)).toEqual(page.page)
  const {url, share, sectionCount, terms, counts, ranks} = unpackTerms(packPage(page).terms)
  expect([url, share]).toEqual(['/a/', 100])
  expect([sectionCount, terms, [...counts]]).toEqual([2, ['plain', 'ä='], [2, 1]])
  expect([...ranks]).toEqual([toRank(0, 500), toRank(1, 1), toRank(0, 1000)])
  const empty = unpackTerms(packPage({page: samplePage([]), terms: []}).terms)
  expect(empty).toMatchObject({sectionCount: 0, terms: []})
})
