import {expect} from 'vitest'
import {describeFailure, share, type Outcome} from './judge-queries.ts'

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

function formatShares(some: readonly Outcome[]): string {
  const percent = (most: number) => `${(share(some, most) * 100).toFixed(1)} %`
  return `${percent(1)} first, ${percent(3)} among three, of ${some.length}`
}
