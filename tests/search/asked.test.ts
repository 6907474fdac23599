import {createHash} from 'node:crypto'
import {fileURLToPath} from 'node:url'
import {beforeAll, describe, expect, test} from 'vitest'
import {createSearch} from '../../search/engine.ts'
import asked from './asked.json' with {type: 'json'}
import {
  describeFailure,
  findMissingAnswers,
  formatShares,
  judgeQueries,
  share,
  splitByLine,
} from './judge-queries.ts'
import {indexSite, type SearchableSite} from './searchable-site.ts'

let site: SearchableSite

beforeAll(async () => {
  site = await indexSite(fileURLToPath(new URL('../../content', import.meta.url)))
})

describe('questions from public trackers', () => {
  test('are in the order of their hashes, so that no one chooses which ones are held aside', () => {
    const queries = asked.map(({query}) => query)
    expect(queries).toEqual(queries.toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1)))
    expect(new Set(queries).size).toBe(200)
  })

  test('have answers on the site', () => {
    expect(findMissingAnswers(site.urls, asked)).toEqual([])
  })

  test('lead to an answer first for 82 %, and for 65 % of those held aside', async () => {
    const {tuned, held} = splitByLine(await judgeQueries(createSearch(site.read), asked))
    const lines = [
      `asked, tuned: ${formatShares(tuned)}`,
      `asked, held aside: ${formatShares(held)}`,
    ]
    console.log(lines.join('\n'))
    const failures = tuned.filter(({rank}) => rank !== 1).map(describeFailure)
    expect({lines, failures, tuned: sharesOf(tuned), held: sharesOf(held)}).toEqual({
      lines,
      failures,
      tuned: {first: atLeast(0.82), three: atLeast(0.88)},
      held: {first: atLeast(0.65), three: atLeast(0.82)},
    })
  })
})

function hashOf(query: string): string {
  return createHash('sha256').update(query).digest('hex')
}

function sharesOf(outcomes: Parameters<typeof share>[0]): {first: number; three: number} {
  return {first: share(outcomes, 1), three: share(outcomes, 3)}
}

function atLeast(bound: number): unknown {
  return expect.toSatisfy((value: number) => value >= bound)
}
