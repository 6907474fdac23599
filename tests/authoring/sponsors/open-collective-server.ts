import type {IncomingHttpHeaders, ServerResponse} from 'node:http'
import {text} from 'node:stream/consumers'
import {z} from 'zod'
import type {
  Amount,
  Backing,
  Member,
  Transaction,
} from '../../../authoring/sponsors/open-collective.ts'
import {serveUntilEnd} from '../../tools/serve-until-end.ts'

const bodySchema = z.object({
  query: z.string(),
  variables: z.looseObject({limit: z.number().optional(), offset: z.number().optional()}),
})

/** A request that came in. */
export interface Received extends z.infer<typeof bodySchema> {
  method: string | undefined
  headers: IncomingHttpHeaders
}

/** Answers a request instead of the server. Returns false to let the server answer. */
export type Intercept = (response: ServerResponse, received: Received, count: number) => boolean

/** A real server that answers any query with a page of each list of the collective `webpack`. */
export async function serveCollective(
  {currency, members, transactions}: Backing,
  intercept: Intercept = () => false,
): Promise<{url: string; requests: Received[]}> {
  const requests: Received[] = []
  const url = await serveUntilEnd(async (request, response) => {
    const {query, variables} = bodySchema.parse(JSON.parse(await text(request)))
    const {method, headers} = request
    const received = {method, headers, query, variables}
    requests.push(received)
    response.setHeader('content-type', 'application/json')
    if (intercept(response, received, requests.length)) return
    const {limit = 0, offset = 0} = variables
    const pageOf = (rows: readonly object[]) => ({
      totalCount: rows.length,
      nodes: rows.slice(offset, offset + limit),
    })
    const lists = {members: pageOf(members), transactions: pageOf(transactions)}
    response.end(JSON.stringify({data: {account: {currency, ...lists}}}))
  })
  return {url: `${url}/graphql/v2`, requests}
}

/** A sum of money as Open Collective gives it. */
export function money(valueInCents: number, currency = 'USD'): Amount {
  return {valueInCents, currency}
}

/** An account with nothing unusual about it. */
export function account(slug: string, more: Partial<NonNullable<Member['account']>> = {}) {
  return {
    slug,
    name: slug.toUpperCase(),
    website: `https://${slug}.example/`,
    imageUrl: `https://images.example/${slug}.png`,
    isIncognito: false,
    ...more,
  }
}

/** A member who donated 100 dollars. */
export function member(slug: string, more: Partial<Member> = {}): Member {
  const since = '2020-01-02T03:04:05.000Z'
  return {since, totalDonations: money(10_000), account: account(slug), ...more}
}

/** A payment of 12 dollars. */
export function payment(slug: string, more: Partial<Transaction> = {}): Transaction {
  const amount = more.amount ?? money(1200)
  return {
    id: `${slug}-payment`,
    amount,
    amountInHostCurrency: amount,
    fromAccount: account(slug),
    ...more,
  }
}
