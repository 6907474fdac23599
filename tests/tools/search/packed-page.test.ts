import {describe, expect, test} from 'vitest'
import type {IndexedPage} from '../../../tools/search/index-page.ts'
import {packPage, unpackSections, unpackTerms} from '../../../tools/search/packed-page.ts'
import {toRank} from '../../../tools/search/rank.ts'

const page: IndexedPage = {
  sections: [
    {url: '/a/', title: 'A "quoted"\nline', headings: [], text: ''},
    {url: '/a/#b', title: 'A', headings: ['B'], text: 'ä'},
  ],
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
    const sections = unpackSections(packPage(page).sections)
    expect(sections.map(({url, rest}): unknown => JSON.parse(`{"url":${url},${rest}`))).toEqual(
      page.sections,
    )
  })

  test('can be read from any place in memory', () => {
    const {terms} = packPage(page)
    const moved = new Uint8Array(terms.length + 1)
    moved.set(terms, 1)
    expect(unpackTerms(moved.subarray(1))).toEqual(unpackTerms(terms))
  })

  test('may have neither sections nor terms', () => {
    const {terms, sections} = packPage({sections: [], terms: []})
    expect(unpackTerms(terms)).toMatchObject({sectionCount: 0, terms: []})
    expect(unpackSections(sections)).toEqual([])
  })

  test('has a digest that changes with terms and with texts', () => {
    const digestOf = (some: IndexedPage) => unpackTerms(packPage(some).terms).digest
    const digests = [
      page,
      {...page, terms: [[], []]},
      {...page, sections: page.sections.toReversed()},
    ].map(digestOf)
    expect(new Set(digests).size).toBe(3)
    expect(digestOf(structuredClone(page))).toBe(digests[0])
  })
})
