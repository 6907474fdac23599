import type {Nav} from '#contract/nav.ts'
import type {Sponsors} from '#contract/people.ts'
import {pagesInOrder, type DirectoryNode} from '#contract/tree.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The date of a snapshot of the sponsors that is out of date. It is compared with the newest date of
 * a page, so that the same content makes the same site.
 */
export function findOutdatedSponsors(
  tree: DirectoryNode,
  {snapshotDate}: Pick<Sponsors, 'snapshotDate'>,
  maxAge = 365,
): Pick<Nav, 'outdatedSponsors'> {
  const dates = pagesInOrder(tree).flatMap(({date}) => (date === undefined ? [] : [date]))
  const newest = dates.toSorted().at(-1)
  if (snapshotDate === undefined || newest === undefined) return {}
  const age = Date.parse(newest) - Date.parse(snapshotDate)
  return age > maxAge * DAY_MS ? {outdatedSponsors: snapshotDate} : {}
}
