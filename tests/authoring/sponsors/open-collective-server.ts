import {createServer, type IncomingHttpHeaders, type ServerResponse} from 'node:http'
import {text} from 'node:stream/consumers'
import {onTestFinished} from 'vitest'
import {z} from 'zod'
import type {Amount, Member, Transaction} from '../../../authoring/sponsors/open-collective.ts'
import {listen} from '../../tools/ask.ts'

type MemberRow = Member & {role: 'BACKER' | 'ADMIN'}
type TransactionRow = Transaction & {type: 'CREDIT' | 'DEBIT'; createdAt: string}

/** Everything about the collective `webpack`. */
export interface Collective {
  currency: string
  members: readonly MemberRow[]
  transactions: readonly TransactionRow[]
}

const bodySchema = z.object({
  query: z.string(),
  variables: z.looseObject({
    slug: z.string().optional(),
    limit: z.number().max(1000).optional(),
    offset: z.number().optional(),
    dateFrom: z.string().optional(),
    dateTo: z.string().optional(),
  }),
})
type Body = z.infer<typeof bodySchema>

/** A request that came in. */
export interface Received extends Body {
  method: string | undefined
  headers: IncomingHttpHeaders
  /** Milliseconds since 1970. */
  at: number
}

/** Answers a request instead of the server. Returns false to let the server answer. */
export type Intercept = (response: ServerResponse, received: Received, count: number) => boolean

/** A real server that answers the queries of the importer. */
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
    response.setHeader('content-type', 'application/json')
    if (intercept(response, received, requests.length)) return
    response.end(JSON.stringify(answerQuery(collective, body)))
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {url: `${await listen(server)}/graphql/v2`, requests}
}

/** Answers with no more than the fields and the rows that a query asks for. */
function answerQuery(collective: Collective, {query, variables}: Body): object {
  const {slug, limit = 100, offset = 0, dateFrom = '', dateTo = ''} = variables
  if (slug !== 'webpack') return {errors: [{message: `No collective found with slug ${slug}`}]}
  const pageOf = (rows: readonly object[]) => ({
    totalCount: rows.length,
    nodes: rows.slice(offset, offset + limit),
  })
  const isOpen = query.includes('includeIncognitoTransactions: false')
  const payments = collective.transactions.filter(
    ({type, createdAt, fromAccount}) =>
      query.includes(`type: ${type}`) &&
      createdAt >= dateFrom &&
      createdAt <= dateTo &&
      !(isOpen && fromAccount?.isIncognito),
  )
  const data = {
    account: {
      currency: collective.currency,
      members: pageOf(collective.members.filter(({role}) => query.includes(`role: [${role}]`))),
      transactions: pageOf(payments),
    },
  }
  const words: string[] = query.replaceAll(/\([^)]*\)/g, '').match(/\w+|[{}]/g) ?? []
  return {data: pick(data, parseFields(words.slice(words.indexOf('{'))))}
}

type Fields = Map<string, Fields>

function parseFields(words: string[]): Fields {
  const fields: Fields = new Map()
  words.shift() // {
  for (let name = words.shift(); name && name !== '}'; name = words.shift()) {
    fields.set(name, words[0] === '{' ? parseFields(words) : new Map())
  }
  return fields
}

function pick(value: unknown, fields: Fields): unknown {
  if (Array.isArray(value)) return value.map(item => pick(item, fields))
  if (typeof value !== 'object' || value === null) return value
  const picked = [...fields].map(([name, inner]) => [name, pick(Reflect.get(value, name), inner)])
  return Object.fromEntries(picked)
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
export function member(slug: string, more: Partial<MemberRow> = {}): MemberRow {
  return {
    role: 'BACKER',
    since: '2020-01-02T03:04:05.000Z',
    totalDonations: money(10_000),
    account: account(slug),
    ...more,
  }
}

/** A payment of 12 dollars. */
export function payment(slug: string, more: Partial<TransactionRow> = {}): TransactionRow {
  const amount = more.amount ?? money(1200)
  return {
    id: `${slug}-payment`,
    type: 'CREDIT',
    createdAt: '2026-03-01T00:00:00.000Z',
    amount,
    amountInHostCurrency: amount,
    fromAccount: account(slug),
    ...more,
  }
}
