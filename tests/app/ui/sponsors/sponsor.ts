import type {Sponsor} from '#contract/people.ts'

/** A sponsor who gave so many dollars, long before any snapshot of the tests. */
export function sponsor(slug: string, dollars: number, more: Partial<Sponsor> = {}): Sponsor {
  return {
    name: slug,
    slug,
    firstDonation: '2016-01-01T00:00:00.000Z',
    totalDonations: Math.round(dollars * 100),
    monthlyDonations: 0,
    ...more,
  }
}
