import {describe, expect, test} from 'vitest'
import type {Sponsor, Sponsors} from '#contract/people.ts'
import {type GroupName, type Ranking} from '../../../../app/ui/sponsors/group-heading.ts'
import {rankSponsors} from '../../../../app/ui/sponsors/rank-sponsors.ts'
import {sponsor} from './sponsor.ts'

const noChance = (): number => {
  throw new Error('Nothing is left to chance here')
}

function snapshot(sponsors: Sponsor[]): Sponsors {
  return {currency: 'USD', sponsors, snapshotDate: '2020-03-31'}
}

function slugsOf(data: Sponsors, name: GroupName, ranking: Ranking = 'total', random = noChance) {
  const found = rankSponsors(data, ranking, random).find(group => group.name === name)
  return (found?.sponsors ?? []).map(({slug}) => slug)
}

/** The groups of a sponsor who gave so many dollars. */
function groupsFor(dollars: number, ranking: Ranking): string[] {
  const cents = Math.round(dollars * 100)
  const amounts = ranking === 'monthly' ? {monthlyDonations: cents} : {totalDonations: cents}
  return rankSponsors(snapshot([sponsor('only', 0, amounts)]), ranking, noChance)
    .filter(({sponsors}) => sponsors.length > 0)
    .map(({name}) => name)
}

describe('rankSponsors', () => {
  test.each([
    ['total', [50_000, 10_000, 2000, 200, 1]],
    ['monthly', [2500, 500, 100, 10, 1]],
  ] as const)('puts whoever gave enough into a rank: %s %j', (ranking, limits) => {
    const ranks = ['platinum', 'gold', 'silver', 'bronze', 'backer']
    expect(limits.map(limit => groupsFor(limit, ranking))).toEqual(ranks.map(rank => [rank]))
    expect(limits.map(limit => groupsFor(limit - 0.01, ranking))).toEqual([
      ...ranks.slice(1).map(rank => [rank]),
      [],
    ])
    expect(groupsFor(-5, ranking)).toEqual([])
  })

  test('sorts a group by the amount that counts, equal ones as they were', () => {
    const data = snapshot([
      sponsor('low', 11_000, {monthlyDonations: 90_000}),
      sponsor('first', 12_000, {monthlyDonations: 60_000}),
      sponsor('second', 12_000, {monthlyDonations: 60_000}),
    ])
    expect(slugsOf(data, 'gold')).toEqual(['first', 'second', 'low'])
    expect(slugsOf(data, 'gold', 'monthly')).toEqual(['low', 'first', 'second'])
  })
})

describe('the latest sponsors', () => {
  const since = (slug: string, firstDonation: string, dollars = 5) =>
    sponsor(slug, dollars, {firstDonation})

  test('are those of the 21 days before the day of the snapshot, if it has one, and of that day', () => {
    const data = snapshot([
      since('too-early', '2020-03-09T23:59:59.999Z'),
      since('first-day', '2020-03-10T00:00:00.000Z'),
      since('last-day', '2020-03-31T23:59:59.999Z'),
      since('later', '2020-04-01T00:00:00.000Z'),
    ])
    expect(slugsOf(data, 'latest').toSorted()).toEqual(['first-day', 'last-day'])
    expect(slugsOf(data, 'backer'), 'the group of their amount').toHaveLength(4)
    const {snapshotDate: _, ...undated} = data
    expect(slugsOf(undated, 'latest')).toEqual([])
  })

  test('are the 30 most recent, then sorted by the amount', () => {
    const donors = (dollarsOf: (hour: number) => number) =>
      Array.from({length: 31}, (_, hour) =>
        since(`${hour}`, new Date(Date.UTC(2020, 2, 20, hour)).toISOString(), dollarsOf(hour)),
      )
    const hours = Array.from({length: 30}, (_, index) => `${index + 1}`) // the first is one too many
    expect(slugsOf(snapshot(donors(hour => 100 - hour)), 'latest')).toEqual(hours)
    expect(slugsOf(snapshot(donors(hour => 100 + hour)), 'latest')).toEqual(hours.toReversed())
  })
})

describe('the backers', () => {
  const backers = (count: number) =>
    Array.from({length: count}, (_, index) => sponsor(`${index}`, 1 + index))

  test('are all shown where there are no more than 100, and nothing is left to chance', () => {
    expect(slugsOf(snapshot(backers(100)), 'backer')).toHaveLength(100)
    expect(slugsOf(snapshot(backers(3)), 'backer')).toEqual(['2', '1', '0'])
  })

  test('are all counted, and 100 by chance shown where there are more, sorted by the amount', () => {
    const data = snapshot(backers(150))
    const first = slugsOf(data, 'backer', 'total', () => 0)
    expect(first).toEqual(Array.from({length: 100}, (_, index) => `${99 - index}`))
    const last = slugsOf(data, 'backer', 'total', () => 0.999_999)
    expect(last).toEqual(Array.from({length: 100}, (_, index) => `${149 - index}`))
    expect(rankSponsors(data, 'total', () => 0).at(-1)?.size).toBe(150)
  })
})
