import {expect} from 'vitest'
import type {EmbeddedSearch} from '../../search/engine.ts'

/** A query, the section that answers it, and others that answer it as well. */
export interface Wanted {
  query: string
  url: string
  also?: string[]
}

/** What search finds for a query. */
export interface Outcome {
  query: string
  wanted: string
  /** Position of what is wanted, from 1; 0 if it is not among the hits. */
  rank: number
  found: string[]
}

/** Runs each query, and notes where an answer is among the hits. */
export async function judgeQueries(
  search: EmbeddedSearch,
  queries: readonly Wanted[],
): Promise<Outcome[]> {
  const all: Outcome[] = []
  for (const {query, url, also = []} of queries) {
    const found = (await search.search(query)).map(hit => hit.url)
    const rank = found.findIndex(each => [url, ...also].some(wanted => isWanted(each, wanted))) + 1
    all.push({query, wanted: url, rank, found})
  }
  return all
}

/** Answers that no page or section has. */
export function findMissingAnswers(
  urls: ReadonlySet<string>,
  queries: readonly Wanted[],
): string[] {
  const wanted = queries.flatMap(({url, also = []}) => [url, ...also])
  return wanted.filter(url => ![...urls].some(each => isWanted(each, url)))
}

/** The least share of queries that have an answer first, and that have one among the first three. */
type Bounds = readonly [first: number, three?: number]

/**
 * Expects enough queries to have an answer, and prints how many have one. Queries that are held
 * aside are not looked at while search is tuned, so failures are listed without them.
 */
export function expectShares(
  name: string,
  {tuned, held}: {tuned: Outcome[]; held: Outcome[]},
  bounds: {all?: Bounds; tuned?: Bounds; held?: Bounds},
): void {
  const groups = [
    ['all', [...tuned, ...held]],
    ['tuned', tuned],
    ['held', held],
  ] as const
  const shares = groups.map(([group, some]) => `${name}, ${group}: ${formatShares(some)}`)
  console.log(shares.join('\n'))
  const failures = tuned.filter(({rank}) => rank !== 1).map(describeFailure)
  const isEnough = groups.map(([group, some]) => {
    const [first, three = 0] = bounds[group] ?? [0]
    return share(some, 1) >= first && share(some, 3) >= three
  })
  expect({shares, failures, isEnough}).toEqual({shares, failures, isEnough: [true, true, true]})
}

/** Share of the queries with an answer among the first hits. */
export function share(some: readonly Outcome[], most: number): number {
  return some.filter(({rank}) => rank > 0 && rank <= most).length / some.length
}

function formatShares(some: readonly Outcome[]): string {
  const percent = (most: number) => `${(share(some, most) * 100).toFixed(1)} %`
  return `${percent(1)} first, ${percent(3)} among three, of ${some.length}`
}

/** One line about a query that has another first hit. */
export function describeFailure({query, wanted, rank, found}: Outcome): string {
  return `${query} → ${wanted} is ${rank === 0 ? 'not found' : rank}; first: ${found.slice(0, 3).join(' ')}`
}

/** `/api/cli/*` stands for any section of the page. */
function isWanted(url: string, wanted: string): boolean {
  return wanted.endsWith('*') ? url.startsWith(wanted.slice(0, -1)) : url === wanted
}
