import {describe, expect, test} from 'vitest'
import {keepBest, MOST_SECTIONS} from '../../../tools/search/best-sections.ts'
import {formatPostings} from '../../../tools/search/format-postings.ts'
import {planSpelling, SPELLING_SIZE} from '../../../tools/search/plan-spelling.ts'
import {planTerms, TERMS_SIZE} from '../../../tools/search/plan-terms.ts'
import {createPostings} from '../../../tools/search/postings.ts'
import {mergeLists, type TermLists} from '../../../tools/search/term-lists.ts'
import {buildPrefixes, MOST_TERMS} from '../../../tools/search/term-ranges.ts'
import {
  listPostings,
  pageOf,
  readPostings,
  type Posting,
  type SectionTerms,
} from './sample-terms.ts'

describe('keepBest', () => {
  test('lists the best sections of a term first, and the first of equal ones', () => {
    const lists = collect([[], [['a=', 300]], [['a=', 300]], [['a=', 900]]])
    expect(readPostings(keepBest(lists, 4)).get('a=')).toEqual([3, 900, 1, 300, 2, 300])
  })

  test('counts a word for less the more sections have it', () => {
    const common = ['common', 500] as const
    const sections = Array.from({length: 100}, () => [common])
    const best = readPostings(keepBest(collect([...sections, [['rare', 500]]]), 101))
    expect(best.get('rare')).toEqual([100, 500])
    expect(best.get('common')?.[1]).toBe(2)
  })

  test('keeps the best, however many there are and in whatever order they come', () => {
    const sections = Array.from({length: 5000}, (_, at) => [
      ['a=', 1 + ((at * 7919) % 1000)] as const,
    ])
    const list = readPostings(keepBest(collect(sections), 5000)).get('a=') ?? []
    const weights = list.filter((_, at) => at % 2 === 1)
    expect(weights).toHaveLength(MOST_SECTIONS)
    expect(Math.min(...weights)).toBe(961)
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  })
})

describe('postings', () => {
  test('number the sections of each page from its first one on', () => {
    const postings = createPostings()
    postings.add(pageOf([[['a', 5]], [['a', 7]]]), 10)
    postings.add(pageOf([[['a', 6]]]), 0)
    expect(readPostings(postings.finish()).get('a')).toEqual([11, 7, 0, 6, 10, 5])
  })

  test('sort terms by UTF-16 units, as the engine looks up', () => {
    const terms = ['zebra', 'é', '模', 'a=', 'a', 'a~', 'ab', 'a1']
    expect(collect([terms.map(term => [term, 1])]).terms).toEqual([
      'a',
      'a1',
      'a=',
      'ab',
      'a~',
      'zebra',
      'é',
      '模',
    ])
  })
})

describe('buildPrefixes', () => {
  const few: Array<[string, Posting]> = [
    ['ab', [1, 500]],
    ['abc=', [2, 500]],
    ['ab~', [3, 500]],
  ]

  test('finds nothing where few terms begin alike', () => {
    expect(buildPrefixes(listPostings(few), 4).terms).toEqual([])
  })

  test('finds what words and names stand for that are many, apart from each other', () => {
    const many = Array.from({length: MOST_TERMS}, (_, at) => [`ax${at}`, [at, 100]] as const)
    const all = readPostings(buildPrefixes(listPostings([...few, ...many]), 100))
    expect([...all.keys()]).toEqual(['a*', 'a*='])
    expect(all.get('a*')?.slice(0, 2)).toEqual([1, 350])
    expect(all.get('a*=')).toEqual([2, 367])
  })

  test('keeps the best sections of all terms, each by its best term', () => {
    const many = Array.from({length: 900}, (_, at): [string, Posting] => [
      `a${at}`,
      [at % 300, 1 + ((at * 7919) % 1000), 300 + at, 1],
    ])
    const list = readPostings(buildPrefixes(listPostings(many), 1200)).get('a*') ?? []
    const expected = Array.from({length: 300}, (_, section) =>
      Math.max(
        ...[0, 300, 600].map(more => {
          const at = section + more
          const share = 0.4 + 0.6 / `a${at}`.length
          return Math.max(1, Math.round((1 + ((at * 7919) % 1000)) * share))
        }),
      ),
    )
    const best = expected.toSorted((a, b) => b - a).slice(0, MOST_SECTIONS)
    expect(list.filter((_, at) => at % 2 === 1)).toEqual(best)
  })
})

describe('mergeLists', () => {
  test('sorts the terms of both', () => {
    const [one, other] = [listPostings([['ab', [1, 5]]]), listPostings([['a*', [2, 6, 1, 5]]])]
    const both = readPostings(mergeLists(one, other))
    expect([...both]).toEqual([
      ['a*', [2, 6, 1, 5]],
      ['ab', [1, 5]],
    ])
    expect(readPostings(mergeLists(other, one))).toEqual(both)
  })
})

describe('planTerms', () => {
  test('cuts the sorted terms into files of bounded size', () => {
    const terms = Array.from({length: 3000}, (_, at) => `term${(at * 7919) % 3000}`)
    const lists = listPostings(terms.map((term, at) => [term, [at, 500]]))
    const ranges = planTerms(lists)
    expect(ranges.length).toBeGreaterThan(1)
    expect(ranges.flatMap(({start, end}) => lists.terms.slice(start, end))).toEqual(
      terms.toSorted(),
    )
    for (const range of ranges) {
      const length = JSON.stringify(lists.terms.slice(range.start, range.end)).length
      expect(length + formatPostings(lists, range).length).toBeLessThan(TERMS_SIZE + 100)
    }
  })

  test('gives a term a file to itself that needs more', () => {
    const posting = Array.from({length: 8000}, (_, at) => (at % 2 === 0 ? at : 1000))
    const lists = listPostings([
      ['a', [1, 1]],
      ['b', posting],
      ['c', [1, 1]],
    ])
    expect(planTerms(lists)).toEqual([
      {start: 0, end: 1},
      {start: 1, end: 2},
      {start: 2, end: 3},
    ])
  })
})

describe('formatPostings', () => {
  test('writes the postings of a range as JSON', () => {
    const lists = listPostings([
      ['a', [1, 2]],
      ['b', [0, 1000, 2_097_151, 999, 10, 1]],
      ['c', []],
      ['d', [5, 6]],
    ])
    expect(formatPostings(lists, {start: 1, end: 3})).toBe('[[0,1000,2097151,999,10,1],[]]')
    expect(formatPostings(lists, {start: 0, end: 0})).toBe('[]')
  })
})

describe('planSpelling', () => {
  test('has words that can be misspelt, names first', () => {
    const postings = listPostings([
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
    const spelling = planSpelling(listPostings(words))
    expect(JSON.stringify(spelling).length).toBeLessThan(SPELLING_SIZE + 10)
  })
})

/** The terms of a page, given for each of its sections. */
function collect(sections: SectionTerms): TermLists {
  const postings = createPostings()
  postings.add(pageOf(sections), 0)
  return postings.finish()
}
