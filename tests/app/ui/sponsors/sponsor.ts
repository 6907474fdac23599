import type {Sponsor} from '#contract/people.ts'
import {texts} from '../../dom.ts'

/** The headings that the document shows. */
export function shownHeadings(): string[] {
  return texts('[data-group] h3')
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
