import {z} from 'zod'
import {fetchPages} from './fetch-pages.ts'
import type {GraphqlClient} from './graphql-client.ts'

const currencySchema = z.string().regex(/^[A-Z]{3}$/, 'not a currency of ISO 4217')

/** Names of accounts are parts of URLs; ids are shown in messages. */
const nameSchema = z.string().regex(/^[\w-]+$/, 'not a name of letters, digits and hyphens')

const amountSchema = z.object({
  valueInCents: z.int().nullable(),
  currency: currencySchema.nullable(),
})
/** A sum of money; Open Collective may leave either part open. */
export type Amount = z.infer<typeof amountSchema>

const payerSchema = z.object({slug: nameSchema, isIncognito: z.boolean().optional()})

const memberSchema = z.object({
  since: z.iso.datetime({offset: true}),
  totalDonations: amountSchema,
  account: payerSchema
    .extend({
      name: z.string().nullable(),
      website: z.string().nullable(),
      imageUrl: z.string().nullable(),
    })
    .nullable(),
})
/** One membership: an account may have several, of different tiers. */
export type Member = z.infer<typeof memberSchema>

const transactionSchema = z.object({
  id: nameSchema,
  amount: amountSchema,
  amountInHostCurrency: amountSchema.nullable(),
  fromAccount: payerSchema.nullable(),
})
/** Money that came in. */
export type Transaction = z.infer<typeof transactionSchema>

/** Data of Open Collective about the sponsors of webpack. */
export interface Backing {
  /** ISO 4217, that of the collective. */
  currency: string
  members: readonly Member[]
  transactions: readonly Transaction[]
}

/** The account of webpack on Open Collective. */
export const COLLECTIVE = 'webpack'

/** Reads the backers of webpack, and what came in during the year before `now`. */
export async function fetchBacking(client: GraphqlClient, now: Date): Promise<Backing> {
  const slug = COLLECTIVE
  const members = await fetchPages(client, {
    query: MEMBERS,
    variables: {slug},
    answer: membersAnswerSchema,
  })
  const transactions = await fetchPages(client, {
    query: TRANSACTIONS,
    // Without an end, new transactions would move entries from one page to the next.
    variables: {slug, dateFrom: yearBefore(now).toISOString(), dateTo: now.toISOString()},
    answer: transactionsAnswerSchema,
  })
  return {currency: members.currency, members: members.nodes, transactions: transactions.nodes}
}

const MEMBERS = `query Members($slug: String!, $limit: Int!, $offset: Int!) {
  account(slug: $slug) {
    currency
    members(role: [BACKER], limit: $limit, offset: $offset) {
      totalCount
      nodes {
        since
        totalDonations { valueInCents currency }
        account { slug name website imageUrl isIncognito }
      }
    }
  }
}`
const membersAnswerSchema = z
  .object({
    account: z.object({currency: currencySchema, members: pageOf(memberSchema)}).nullable(),
  })
  .transform(({account}) => account && {currency: account.currency, ...account.members})

const TRANSACTIONS = `query Transactions(
  $slug: String!, $limit: Int!, $offset: Int!, $dateFrom: DateTime!, $dateTo: DateTime!
) {
  account(slug: $slug) {
    currency
    transactions(
      type: CREDIT, dateFrom: $dateFrom, dateTo: $dateTo, includeIncognitoTransactions: false,
      limit: $limit, offset: $offset
    ) {
      totalCount
      nodes {
        id
        amount { valueInCents currency }
        amountInHostCurrency { valueInCents currency }
        fromAccount { slug isIncognito }
      }
    }
  }
}`
const transactionsAnswerSchema = z
  .object({
    account: z
      .object({currency: currencySchema, transactions: pageOf(transactionSchema)})
      .nullable(),
  })
  .transform(({account}) => account && {currency: account.currency, ...account.transactions})

function pageOf<T>(node: z.ZodType<T>) {
  return z.object({totalCount: z.number().nullish(), nodes: z.array(node)})
}

function yearBefore(date: Date): Date {
  const before = new Date(date)
  before.setUTCFullYear(date.getUTCFullYear() - 1)
  return before
}
