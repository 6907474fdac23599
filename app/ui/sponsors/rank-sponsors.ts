import type {Sponsor, Sponsors} from '#contract/people.ts'
import {groupNames, type GroupName, type Ranking} from './group-heading.ts'

/** The sponsors of a group, as they are shown. */
export interface SponsorGroup {
  readonly name: GroupName
  readonly sponsors: readonly Sponsor[]
  /** Size of the group; not all members may be shown. */
  readonly size: number
}

type Rank = Exclude<GroupName, 'latest'>

/** Whole units of the currency: `from` belongs to the range, `to` does not. */
interface AmountRange {
  readonly from: number
  readonly to: number
}

/** Limits for the latest sponsors: days before the snapshot, and their number. */
export const LATEST = {days: 21, limit: 30} as const

const MAX_BACKERS = 100
const DAY_MS = 24 * 60 * 60 * 1000

const ranges: Readonly<Record<Ranking, Readonly<Record<Rank, AmountRange>>>> = {
  total: {
    platinum: {from: 50_000, to: Infinity},
    gold: {from: 10_000, to: 50_000},
    silver: {from: 2000, to: 10_000},
    bronze: {from: 200, to: 2000},
    backer: {from: 1, to: 200},
  },
  monthly: {
    platinum: {from: 2500, to: Infinity},
    gold: {from: 500, to: 2500},
    silver: {from: 100, to: 500},
    bronze: {from: 10, to: 100},
    backer: {from: 1, to: 10},
  },
}

/** The amounts that belong to a rank. */
export function rangeOf(rank: Rank, ranking: Ranking): AmountRange {
  return ranges[ranking][rank]
}

/** Puts the sponsors of a snapshot into groups, each sorted by the amount that counts. */
export function rankSponsors(
  snapshot: Sponsors,
  ranking: Ranking,
  random: () => number,
): SponsorGroup[] {
  return groupNames.map(name => {
    const members = membersOf(name, snapshot, ranking)
    const shown = name === 'backer' ? chooseAtRandom(members, MAX_BACKERS, random) : members
    const sponsors = sortDown(shown, sponsor => centsOf(sponsor, ranking))
    return {name, sponsors, size: members.length}
  })
}

/** Whether the snapshot contains monthly amounts. */
export function hasMonthlyAmounts({sponsors}: Sponsors): boolean {
  return sponsors.some(({monthlyDonations}) => monthlyDonations > 0)
}

/** Whether a snapshot is older than a number of days, by default a year. Without a date, it is not. */
export function isOutdated({snapshotDate}: Sponsors, now: number, maxAge = 365): boolean {
  return snapshotDate !== undefined && now - Date.parse(snapshotDate) > maxAge * DAY_MS
}

function membersOf(name: GroupName, snapshot: Sponsors, ranking: Ranking): readonly Sponsor[] {
  if (name === 'latest') return latestOf(snapshot)
  const {from, to} = rangeOf(name, ranking)
  return snapshot.sponsors.filter(sponsor => {
    const amount = centsOf(sponsor, ranking) / 100
    return amount >= from && amount < to
  })
}

/** Sponsors of the day of the snapshot. If it has no date, no sponsor counts as new. */
function latestOf({sponsors, snapshotDate}: Sponsors): Sponsor[] {
  if (snapshotDate === undefined) return []
  const day = Date.parse(snapshotDate)
  const recent = sponsors.filter(sponsor => {
    const time = timeOf(sponsor)
    return time >= day - LATEST.days * DAY_MS && time < day + DAY_MS
  })
  return sortDown(recent, timeOf).slice(0, LATEST.limit)
}

function timeOf({firstDonation}: Sponsor): number {
  return Date.parse(firstDonation)
}

/** Sorts by value, greatest first; equal items keep their order. */
function sortDown<T>(items: readonly T[], valueOf: (item: T) => number): T[] {
  return items.toSorted((a, b) => valueOf(b) - valueOf(a))
}

function chooseAtRandom<T>(items: readonly T[], count: number, random: () => number) {
  if (items.length <= count) return items
  const rest = [...items]
  return Array.from({length: count}, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat()
}

function centsOf(sponsor: Sponsor, ranking: Ranking): number {
  return ranking === 'monthly' ? sponsor.monthlyDonations : sponsor.totalDonations
}
