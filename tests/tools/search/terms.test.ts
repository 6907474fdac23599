import {expect, test} from 'vitest'
import {FILES, MAX_LISTED} from '../../../search/weights.ts'
import {keepBest} from '../../../tools/search/best-sections.ts'
import {planSpelling} from '../../../tools/search/plan-spelling.ts'
import {createPostings} from '../../../tools/search/postings.ts'
import {buildTermFiles} from '../../../tools/search/term-files.ts'
import {packPage, unpackTerms, type PageTerms} from '../../../tools/search/packed-page.ts'
import {sectionOf, toRank, weightOf} from '../../../tools/search/rank.ts'
import {placeLists, type TermLists} from '../../../tools/search/term-lists.ts'
import {samplePage} from './sample-page.ts'

/** Sections in which a term is, each with a weight: `12:900 7:250`. */
type Posting = string

/** Terms with their postings, as the index has them. */
function listPostings(postings: Iterable<readonly [string, Posting]>): TermLists {
  const sorted = [...new Map(postings)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const ranks = sorted.map(([, posting]) =>
    posting.split(' ').map(pair => {
      const [section = 0, weight = 0] = pair.split(':').map(Number)
      return toRank(section, weight)
    }),
  )
  return {
    terms: sorted.map(([term]) => term),
    ...placeLists(Uint32Array.from(ranks, ({length}) => length)),
    ranks: Uint32Array.from(ranks.flat()),
  }
}

function postingOf(term: string, {terms, starts, ends, ranks}: TermLists): Posting {
  const index = terms.indexOf(term)
  const own = [...ranks.subarray(starts[index], ends[index])]
  return own.map(rank => `${sectionOf(rank)}:${weightOf(rank)}`).join(' ')
}

/** For each section, its terms with their weights. */
type SectionTerms = ReadonlyArray<ReadonlyArray<readonly [term: string, weight: number]>>

/** A page with these terms, as the store gives it back. */
function pageOf(terms: SectionTerms): PageTerms {
  return unpackTerms(packPage({page: samplePage(terms.map(() => '')), terms}).terms)
}

test('keepBest keeps the best, however many there are and in whatever order they come', () => {
  const sections = Array.from({length: 5000}, (_, at) => [
    ['a=', 1 + ((at * 7919) % 1000)] as const,
  ])
  const list = postingOf('a=', keepBest(collect(sections), 5000))
  const weights = list.split(' ').map(pair => Number(pair.split(':')[1]))
  expect(weights).toHaveLength(MAX_LISTED)
  expect(Math.min(...weights)).toBe(1001 - Math.ceil(MAX_LISTED / 5))
  expect(weights).toEqual(weights.toSorted((a, b) => b - a))
})

test('postings number the sections of each page from its first one on', () => {
  const postings = createPostings()
  postings.add(pageOf([[['a', 5]], [['a', 7]]]))
  postings.add(pageOf([[['a', 6]]]))
  expect(postingOf('a', postings.finish([10, 0]))).toBe('11:7 0:6 10:5')
})

test('postings sort terms by UTF-16 units, as the engine looks up', () => {
  const terms = ['zebra', 'é', '模', 'a=', 'a', 'ab', 'a1']
  const sorted = collect([terms.map(term => [term, 1])]).terms
  expect(sorted).toEqual(['a', 'a1', 'a=', 'ab', 'zebra', 'é', '模'])
})

test('buildTermFiles cuts the sorted terms into files of bounded size', () => {
  const terms = Array.from({length: 9000}, (_, at) => `term${(at * 7919) % 9000}`)
  const files = [...buildTermFiles(listPostings(terms.map((term, at) => [term, `${at}:500`])))]
  expect(files.length).toBeGreaterThan(1)
  for (const file of files) {
    expect(file.terms.join(' ').length + file.postings.length).toBeLessThan(FILES.terms)
    expect(file.terms[0]).toBe(`0${file.first}`)
  }
  const count = files.reduce((sum, file) => sum + file.terms.length, 0)
  expect(count).toBe(terms.length)
})

test('planSpelling leaves out short words, which would correct each other', () => {
  const words = ['env', 'node', 'css', 'cache'].map(word => [word, '1:1'] as const)
  expect(planSpelling(listPostings(words)).toSorted()).toEqual(['cache', 'node'])
})

test('planSpelling is of bounded size', () => {
  const words = Array.from(
    {length: 20_000},
    (_, at) => [`word${'abc'.repeat(at % 5)}x${at}`, '1:1'] as const,
  )
  const spelling = planSpelling(listPostings(words))
  expect(JSON.stringify(spelling).length).toBeLessThan(FILES.spelling + 10)
})

function collect(sections: SectionTerms): TermLists {
  const postings = createPostings()
  postings.add(pageOf(sections))
  return postings.finish([0])
}
