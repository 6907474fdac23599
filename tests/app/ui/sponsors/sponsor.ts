import type {Sponsor} from '#contract/people.ts'

/** The headings of the six groups, in their order. */
export const headings = {
  total: [
    'Latest Sponsors',
    'Platinum Sponsors',
    'Gold Sponsors',
    'Silver Sponsors',
    'Bronze Sponsors',
    'Backers',
  ],
  monthly: [
    'Latest Sponsors',
    'Platinum Monthly Sponsors',
    'Gold Monthly Sponsors',
    'Silver Monthly Sponsors',
    'Bronze Monthly Sponsors',
    'Backers',
  ],
}

/** The headings that the document shows. */
export function shownHeadings(): string[] {
  return [...document.querySelectorAll('[data-group] h3')].map(({textContent}) => textContent)
}

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
