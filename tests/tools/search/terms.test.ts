import {describe, expect, test} from 'vitest'
import {
  planSpelling,
  planTerms,
  SPELLING_SIZE,
  TERMS_SIZE,
} from '../../../tools/search/plan-terms.ts'
import {createPostings, MOST_SECTIONS} from '../../../tools/search/postings.ts'
import {addPrefixes, MOST_TERMS} from '../../../tools/search/term-ranges.ts'

describe('postings', () => {
  test('list the best sections of a term first, and the first of equal ones', () => {
    const postings = createPostings()
    postings.add('a=', 2, 300)
    postings.add('a=', 1, 300)
    postings.add('a=', 3, 900)
    expect(postings.finish(4).get('a=')).toEqual([3, 900, 1, 300, 2, 300])
  })

  test('count for less the more sections have the term', () => {
    const postings = createPostings()
    for (let section = 0; section < 100; section++) postings.add('common', section, 500)
    postings.add('rare', 7, 500)
    const found = postings.finish(100)
    expect(found.get('rare')).toEqual([7, 500])
    expect(found.get('common')?.[1]).toBe(1)
  })

  test('keep the best, however many there are and in whatever order they come', () => {
    const postings = createPostings()
    for (let section = 0; section < 5000; section++) {
      postings.add('a=', section, 1 + ((section * 7919) % 1000))
    }
    const list = postings.finish(5000).get('a=') ?? []
    const weights = list.filter((_, at) => at % 2 === 1)
    expect(weights).toHaveLength(MOST_SECTIONS)
    expect(Math.min(...weights)).toBe(961)
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  })
})

describe('addPrefixes', () => {
  const few = new Map([
    ['ab', [1, 500]],
    ['abc=', [2, 500]],
    ['ab~', [3, 500]],
  ])

  test('adds nothing where few terms begin alike', () => {
    expect(addPrefixes(few)).toEqual(few)
  })

  test('adds what words and names stand for that are many, apart from each other', () => {
    const postings = new Map(few)
    for (let at = 0; at < MOST_TERMS; at++) postings.set(`ax${at}`, [at, 100])
    const all = addPrefixes(postings)
    const added = [...all.keys()].filter(term => !postings.has(term))
    expect(added).toEqual(['a*', 'a*='])
    expect(all.get('a*')?.slice(0, 2)).toEqual([1, 350])
    expect(all.get('a*=')).toEqual([2, 367])
  })
})

describe('planTerms', () => {
  test('cuts the sorted terms into files of bounded size', () => {
    const terms = Array.from({length: 3000}, (_, at) => `term${(at * 7919) % 3000}`)
    const ranges = planTerms(new Map(terms.map((term, at) => [term, [at, 500]])))
    const all = ranges.flatMap(range => range.terms)
    expect(ranges.length).toBeGreaterThan(1)
    expect(all).toEqual(terms.toSorted())
    for (const range of ranges) expect(JSON.stringify(range).length).toBeLessThan(TERMS_SIZE + 100)
  })

  test('sorts by UTF-16 units, as the engine looks up', () => {
    const terms = ['zebra', 'é', '模', 'a=', 'a*', 'a', 'a~', 'ab', 'a1']
    const [range] = planTerms(new Map(terms.map(term => [term, [0, 1]])))
    expect(range?.terms).toEqual(['a', 'a*', 'a1', 'a=', 'ab', 'a~', 'zebra', 'é', '模'])
  })
})

describe('planSpelling', () => {
  test('has words that can be misspelt, names first', () => {
    const postings = new Map([
      ['often', [1, 10, 2, 10, 3, 10]],
      ['named', [1, 10]],
      ['named=', [1, 1000]],
      ['nam~', [1, 10]],
      ['cat', [1, 900]],
      ['2024', [1, 900]],
      ['模块系统', [1, 900]],
    ])
    expect(planSpelling(postings)).toEqual(['named', 'often'])
  })

  test('is of bounded size', () => {
    const words = Array.from(
      {length: 20_000},
      (_, at) => [`word${'abc'.repeat(at % 5)}x${at}`, [1, 1]] as const,
    )
    const spelling = planSpelling(new Map(words.map(([word, posting]) => [word, [...posting]])))
    expect(JSON.stringify(spelling).length).toBeLessThan(SPELLING_SIZE + 10)
  })
})
