import {describe, expect, test} from 'vitest'
import type {Sponsor, Sponsors} from '#contract/people.ts'
import {
  groupNames,
  type GroupName,
  type Ranking,
} from '../../../../app/ui/sponsors/group-heading.ts'
import {hasMonthlyAmounts, rankSponsors} from '../../../../app/ui/sponsors/rank-sponsors.ts'
import {sponsor} from './sponsor.ts'

const noChance = () => {
  throw new Error('Nothing is left to chance here')
}

function snapshot(sponsors: Sponsor[], snapshotDate: string | undefined = '2020-03-31'): Sponsors {
  return {currency: 'USD', sponsors, ...(snapshotDate !== undefined && {snapshotDate})}
}

function slugsOf(
  data: Sponsors,
  name: GroupName,
  {ranking = 'total', random = noChance}: {ranking?: Ranking; random?: () => number} = {},
): string[] {
  const found = rankSponsors(data, ranking, random).find(group => group.name === name)
  return (found?.sponsors ?? []).map(({slug}) => slug)
}

/** Groups of one sponsor, latest aside, for an amount in dollars. */
function groupsFor(dollars: number, ranking: Ranking): string[] {
  const cents = Math.round(dollars * 100)
  const amounts = ranking === 'monthly' ? {monthlyDonations: cents} : {totalDonations: cents}
  const only = sponsor('only', 0, amounts)
  return rankSponsors(snapshot([only]), ranking, noChance)
    .filter(({sponsors}) => sponsors.length > 0)
    .map(({name}) => name)
}

describe('rankSponsors', () => {
  test('returns the six groups in their order, empty ones too', () => {
    const groups = rankSponsors(snapshot([]), 'total', noChance)
    expect(groups).toEqual(groupNames.map(name => ({name, sponsors: [], size: 0})))
    expect(groupNames).toEqual(['latest', 'platinum', 'gold', 'silver', 'bronze', 'backer'])
  })

  test.each([
    [50_000, 'platinum'],
    [49_999.99, 'gold'],
    [10_000, 'gold'],
    [9999.99, 'silver'],
    [2000, 'silver'],
    [1999.99, 'bronze'],
    [200, 'bronze'],
    [199.99, 'backer'],
    [1, 'backer'],
  ])('puts whoever gave $%d in total into %s', (dollars, group) => {
    expect(groupsFor(dollars, 'total')).toEqual([group])
  })

  test.each([
    [2500, 'platinum'],
    [2499.99, 'gold'],
    [500, 'gold'],
    [499.99, 'silver'],
    [100, 'silver'],
    [99.99, 'bronze'],
    [10, 'bronze'],
    [9.99, 'backer'],
    [1, 'backer'],
  ])('puts whoever gave $%d a month into %s', (dollars, group) => {
    expect(groupsFor(dollars, 'monthly')).toEqual([group])
  })

  test.each(['total', 'monthly'] as const)('leaves out what is less than a dollar: %s', ranking => {
    expect(groupsFor(0.99, ranking)).toEqual([])
    expect(groupsFor(0, ranking)).toEqual([])
    expect(groupsFor(-5, ranking)).toEqual([])
  })

  test('sorts a group by the amount that counts, equal ones as they were', () => {
    const data = snapshot([
      sponsor('low', 11_000, {monthlyDonations: 90_000}),
      sponsor('first', 12_000, {monthlyDonations: 60_000}),
      sponsor('second', 12_000, {monthlyDonations: 60_000}),
    ])
    expect(slugsOf(data, 'gold')).toEqual(['first', 'second', 'low'])
    expect(slugsOf(data, 'gold', {ranking: 'monthly'})).toEqual(['low', 'first', 'second'])
  })
})

describe('the latest sponsors', () => {
  const since = (slug: string, firstDonation: string, dollars = 5) =>
    sponsor(slug, dollars, {firstDonation})

  test('are those of the 21 days before the day of the snapshot, and of that day', () => {
    const data = snapshot([
      since('too-early', '2020-03-09T23:59:59.999Z'),
      since('first-day', '2020-03-10T00:00:00.000Z'),
      since('last-day', '2020-03-31T23:59:59.999Z'),
      since('later', '2020-04-01T00:00:00.000Z'),
    ])
    expect(slugsOf(data, 'latest').toSorted()).toEqual(['first-day', 'last-day'])
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

  test('are in the group of their amount as well', () => {
    const data = snapshot([sponsor('new', 300, {firstDonation: '2020-03-30T10:00:00.000Z'})])
    expect(slugsOf(data, 'latest')).toEqual(['new'])
    expect(slugsOf(data, 'bronze')).toEqual(['new'])
  })

  test('are empty if the day of the snapshot is unknown', () => {
    const {sponsors} = snapshot([since('new', '2020-03-30T10:00:00.000Z')])
    expect(slugsOf({currency: 'USD', sponsors}, 'latest')).toEqual([])
  })
})

describe('the backers', () => {
  const backers = (count: number) =>
    Array.from({length: count}, (_, index) => sponsor(`${index}`, 1 + index))

  test('are all shown where there are no more than 100, and nothing is left to chance', () => {
    expect(slugsOf(snapshot(backers(100)), 'backer')).toHaveLength(100)
    expect(slugsOf(snapshot(backers(3)), 'backer')).toEqual(['2', '1', '0'])
  })

  test('are 100 by chance where there are more, sorted by the amount', () => {
    const data = snapshot(backers(150))
    const first = slugsOf(data, 'backer', {random: () => 0})
    expect(first).toEqual(Array.from({length: 100}, (_, index) => `${99 - index}`))
    const last = slugsOf(data, 'backer', {random: () => 0.999_999})
    expect(last).toEqual(Array.from({length: 100}, (_, index) => `${149 - index}`))
  })

  test('are each shown once, whatever chance says', () => {
    let seed = 1
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
    const shown = slugsOf(snapshot(backers(180)), 'backer', {random})
    expect(new Set(shown).size).toBe(100)
  })

  test('are counted, shown or not', () => {
    const groups = rankSponsors(snapshot(backers(150)), 'total', () => 0)
    expect(groups.at(-1)).toMatchObject({name: 'backer', size: 150})
    expect(groups.at(-1)?.sponsors).toHaveLength(100)
  })
})

describe('hasMonthlyAmounts', () => {
  test('is true if one sponsor has one', () => {
    const known = sponsor('known', 5, {monthlyDonations: 1})
    expect(hasMonthlyAmounts(snapshot([sponsor('other', 5), known]))).toBe(true)
  })

  test('is false if all are 0', () => {
    expect(hasMonthlyAmounts(snapshot([sponsor('other', 5)]))).toBe(false)
  })
})
