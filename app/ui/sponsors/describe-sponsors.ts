import type {Sponsor} from '#contract/people.ts'
import type {Ranking} from './group-heading.ts'
import {LATEST, rangeOf, type SponsorGroup} from './rank-sponsors.ts'

/** `$12,000 by Capital One ($250 monthly)`; without monthly amounts, `$12,000 by Capital One`. */
export function labelOf(sponsor: Sponsor, currency: string, hasMonths: boolean): string {
  const total = formatAmount(sponsor.totalDonations / 100, currency)
  if (!hasMonths) return `${total} by ${nameOf(sponsor)}`
  const monthly = formatAmount(sponsor.monthlyDonations / 100, currency)
  return `${total} by ${nameOf(sponsor)} (${monthly} monthly)`
}

/** The name of the sponsor, or the slug of an account without a name. */
export function nameOf({name, slug}: Sponsor): string {
  return name.trim() || slug
}

/**
 * The website of the sponsor if its address begins with `http:` or `https:`, otherwise their page
 * at Open Collective.
 */
export function urlOf({website, slug}: Sponsor): string {
  if (website && URL.canParse(website) && /^https?:$/.test(new URL(website).protocol)) {
    return website
  }
  return `https://opencollective.com/${encodeURIComponent(slug)}`
}

/** One sentence: who belongs to the group. */
export function sentenceOf(group: SponsorGroup, ranking: Ranking, currency: string): string {
  const {name, sponsors, size} = group
  if (name === 'latest') {
    return `Latest sponsors made their first donation in the ${LATEST.days} days before this snapshot; at most ${LATEST.limit} are shown.`
  }
  const {from, to} = rangeOf(name, ranking)
  const lower = formatAmount(from, currency)
  const range = to === Infinity ? `${lower} or more` : `${lower} to ${formatAmount(to, currency)}`
  const span = ranking === 'monthly' ? 'a month over the last year' : 'in total'
  const sentence = `A ${name}${name === 'backer' ? '' : ' sponsor'} has given ${range} ${span}`
  if (name !== 'backer' || size === 0) return `${sentence}.`
  if (sponsors.length < size) {
    return `${sentence}; ${sponsors.length} of ${size} are shown, chosen at random.`
  }
  return `${sentence}; all ${size} are shown.`
}

/** `$1,235`, without cents. */
function formatAmount(amount: number, currency: string): string {
  const options = {style: 'currency', currency, maximumFractionDigits: 0} as const
  return new Intl.NumberFormat('en-US', options).format(amount)
}
