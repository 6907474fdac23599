import type {Sponsor, Sponsors} from '#contract/people.ts'
import {dropHidden} from '../../tools/sources/hidden-characters.ts'
import type {Amount, Backing, Member, Transaction} from './open-collective.ts'

interface SnapshotOptions {
  /** When the figures were read. */
  now: Date
  /** Where they were read. */
  source: string
}

/**
 * Builds the list of sponsors, the largest totals first. Throws if an amount has another currency.
 */
export function buildSnapshot(backing: Backing, {now, source}: SnapshotOptions): Sponsors {
  const {currency, members, transactions} = backing
  const sponsors = new Map<string, Sponsor>()
  for (const member of members) {
    const sponsor = toSponsor(member, {currency, now})
    if (!sponsor) continue
    const known = sponsors.get(sponsor.slug)
    sponsors.set(sponsor.slug, known ? mergeMemberships(known, sponsor) : sponsor)
  }
  const income = sumIncome(transactions, currency, new Set(sponsors.keys()))
  return {
    snapshotDate: now.toISOString().slice(0, 10),
    source,
    currency,
    sponsors: [...sponsors.values()]
      .map(sponsor => ({
        ...sponsor,
        monthlyDonations: Math.round((income.get(sponsor.slug) ?? 0) / 12),
      }))
      .toSorted(byTotalThenSlug),
  }
}

/** Keeps alternative texts with their images: they are written by hand, not by Open Collective. */
export function keepAltTexts(next: Sponsors, old: Sponsors): Sponsors {
  const before = new Map(old.sponsors.map(sponsor => [sponsor.slug, sponsor]))
  const sponsors = next.sponsors.map(sponsor => {
    const {alt, avatar} = before.get(sponsor.slug) ?? {}
    return alt !== undefined && avatar === sponsor.avatar ? {...sponsor, alt} : sponsor
  })
  return {...next, sponsors}
}

/** Characters. */
const MAX_NAME = 120

/** Maximum length of a name before invisible characters are removed, in code units. */
const MAX_SOURCE = 1000

/** Undefined for an account that is gone, gave nothing, or wants to stay anonymous. */
function toSponsor(
  {account, since, totalDonations}: Member,
  {currency, now}: {currency: string; now: Date},
) {
  if (!account || account.isIncognito) return undefined
  const {slug, name, website, imageUrl} = account
  const what = `The total of “${slug}”`
  const total = readCents([totalDonations], currency, what)
  if (total <= 0) return undefined
  return {
    name: cleanName(name ?? '') || slug,
    slug,
    website: toWebUrl(website),
    avatar: toWebUrl(imageUrl),
    firstDonation: new Date(Math.min(Date.parse(since), now.getTime())).toISOString(),
    totalDonations: total,
    monthlyDonations: 0,
  } satisfies Sponsor
}

/** Cuts a name between characters, so that neither half of one is left, nor a joiner at the end. */
function cleanName(name: string): string {
  const visible = dropHidden(name.slice(0, MAX_SOURCE))
  return dropHidden([...visible].slice(0, MAX_NAME).join('')).trim()
}

/**
 * The memberships of an account differ in tier and date, but Open Collective reports the total of
 * the account for each: they are not added.
 */
function mergeMemberships(one: Sponsor, other: Sponsor): Sponsor {
  return {
    ...one,
    firstDonation:
      one.firstDonation < other.firstDonation ? one.firstDonation : other.firstDonation,
    totalDonations: Math.max(one.totalDonations, other.totalDonations),
  }
}

/** Cents per account: what came in, without what was paid back. */
function sumIncome(
  transactions: readonly Transaction[],
  currency: string,
  slugs: ReadonlySet<string>,
): Map<string, number> {
  const income = new Map<string, number>()
  // Two of the same instant may swap places between two pages, and one is then returned twice.
  const unique = new Map(transactions.map(transaction => [transaction.id, transaction]))
  for (const {id, fromAccount, amount, amountInHostCurrency} of unique.values()) {
    if (!fromAccount || fromAccount.isIncognito || !slugs.has(fromAccount.slug)) continue
    if (amount.valueInCents !== null && amount.valueInCents <= 0) continue
    const what = `The transaction ${id} of “${fromAccount.slug}”`
    const cents = readCents([amount, amountInHostCurrency], currency, what)
    income.set(fromAccount.slug, (income.get(fromAccount.slug) ?? 0) + cents)
  }
  return income
}

/** The amount that is in the currency: that of the payment or that of the host. */
function readCents(amounts: ReadonlyArray<Amount | null>, currency: string, what: string): number {
  for (const amount of amounts) {
    if (amount?.currency === currency && amount.valueInCents !== null) return amount.valueInCents
  }
  const given = amounts.filter(amount => amount !== null).map(showAmount)
  throw new Error(
    `${what} is given as ${given.join(' and as ')}, which is not an amount in ${currency}.\n` +
      `All amounts of a snapshot have one currency. Ask the host of the collective to correct it.`,
  )
}

function showAmount({valueInCents, currency}: Amount): string {
  const value = valueInCents === null ? 'an unknown sum' : (valueInCents / 100).toFixed(2)
  return `${value} ${currency ?? 'of an unknown currency'}`
}

/** The address, if a browser may open it. */
function toWebUrl(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null
  const {protocol, href} = new URL(text)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}

/** Compares slugs by code unit: the order is the same on every machine. */
function byTotalThenSlug(a: Sponsor, b: Sponsor): number {
  return b.totalDonations - a.totalDonations || (a.slug < b.slug ? -1 : 1)
}
