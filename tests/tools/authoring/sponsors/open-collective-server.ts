import {createServer, type IncomingHttpHeaders, type ServerResponse} from 'node:http'
import {text} from 'node:stream/consumers'
import {onTestFinished} from 'vitest'
import {z} from 'zod'
import {answerQuery} from './answer-query.ts'

interface Amount {
  value: number
  valueInCents: number
  currency: string
}

/** The data of an account. */
export interface Account {
  slug: string
  name: string | null
  website: string | null
  imageUrl: string | null
  type: 'INDIVIDUAL' | 'ORGANIZATION'
  isIncognito: boolean
}

/** Everything about the collective `webpack`. */
export interface Collective {
  currency: string
  members: ReadonlyArray<{
    role: 'BACKER' | 'ADMIN'
    since: string
    totalDonations: Amount
    account: Account | null
  }>
  transactions: ReadonlyArray<{
    id: string
    type: 'CREDIT' | 'DEBIT'
    createdAt: string
    amount: Amount
    amountInHostCurrency: Amount | null
    hostCurrencyFxRate: number
    fromAccount: Account | null
  }>
}

/** A request that came in. */
export interface Received {
  method: string | undefined
  headers: IncomingHttpHeaders
  query: string
  variables: Readonly<Record<string, unknown>>
  /** Milliseconds since 1970. */
  at: number
}

/** Answers a request instead of the server. Returns false to let the server answer. */
export type Intercept = (response: ServerResponse, received: Received, count: number) => boolean

const bodySchema = z.object({query: z.string(), variables: z.record(z.string(), z.unknown())})

/** A real server that answers the part of GraphQL and of the schema that the importer uses. */
export async function serveCollective(
  collective: Collective,
  intercept: Intercept = () => false,
): Promise<{url: string; requests: Received[]}> {
  const requests: Received[] = []
  const server = createServer(async (request, response) => {
    const body = bodySchema.parse(JSON.parse(await text(request)))
    const {method, headers} = request
    const received = {method, headers, ...body, at: Date.now()}
    requests.push(received)
    if (intercept(response, received, requests.length)) return
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answerQuery(collective, body)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {url: `http://127.0.0.1:${port}/graphql/v2`, requests}
}

/** A sum of money as Open Collective gives it. */
export function money(valueInCents: number, currency = 'USD'): Amount {
  return {value: valueInCents / 100, valueInCents, currency}
}

/** An account with nothing unusual about it. */
export function account(slug: string, more: Partial<Account> = {}): Account {
  return {
    slug,
    name: slug.toUpperCase(),
    website: `https://${slug}.example/`,
    imageUrl: `https://images.example/${slug}.png`,
    type: 'ORGANIZATION',
    isIncognito: false,
    ...more,
  }
}

type MemberRow = Collective['members'][number]

/** A member who donated 100 dollars. */
export function member(slug: string, more: Partial<MemberRow> = {}): MemberRow {
  return {
    role: 'BACKER',
    since: '2020-01-02T03:04:05.000Z',
    totalDonations: money(10_000),
    account: account(slug),
    ...more,
  }
}

type TransactionRow = Collective['transactions'][number]

/** A payment of 12 dollars. */
export function payment(slug: string, more: Partial<TransactionRow> = {}): TransactionRow {
  const amount = more.amount ?? money(1200)
  return {
    id: `${slug}-payment`,
    type: 'CREDIT',
    createdAt: '2026-03-01T00:00:00.000Z',
    amount,
    amountInHostCurrency: amount,
    hostCurrencyFxRate: 1,
    fromAccount: account(slug),
    ...more,
  }
}
