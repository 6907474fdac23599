import {expect, test} from 'vitest'
import {
  createGraphqlClient,
  type GraphqlClientOptions,
} from '../../../authoring/sponsors/graphql-client.ts'
import {serveCollective, type Intercept} from './open-collective-server.ts'

const collective = {currency: 'USD', members: [], transactions: []}
const query = 'query Currency($slug: String!) { account(slug: $slug) { currency } }'
const data = {account: {currency: 'USD'}}
const token = 'secret-token-123'

async function start(intercept?: Intercept, options: Partial<GraphqlClientOptions> = {}) {
  const {url, requests} = await serveCollective(collective, intercept)
  const lines: string[] = []
  const log = (line: string) => lines.push(line)
  const client = createGraphqlClient({url, retryDelays: [0, 0], log, ...options})
  return {url, requests, lines, ask: () => client.query(query, {slug: 'webpack'})}
}

/** Answers the first request instead of the server. */
const once =
  (answer: (response: Parameters<Intercept>[0]) => void): Intercept =>
  (response, _, count) => {
    if (count === 1) answer(response)
    return count === 1
  }

/** Answers the first requests with these statuses, one after the other. */
function failing(...statuses: number[]): Intercept {
  return (response, _, count) => {
    const status = statuses[count - 1]
    if (status !== undefined) response.writeHead(status).end('{}')
    return status !== undefined
  }
}

test.each([undefined, token])('a query is sent by POST as JSON, with the token %s', async sent => {
  const {requests, ask} = await start(undefined, {token: sent})
  expect(await ask()).toEqual(data)
  expect(requests).toMatchObject([{method: 'POST', query, variables: {slug: 'webpack'}}])
  expect(requests[0]?.headers).toMatchObject({'content-type': 'application/json'})
  expect(requests[0]?.headers['personal-token']).toBe(sent)
})

test('a query does not follow a redirect, which could give the token to another host', async () => {
  const other = await serveCollective(collective)
  const redirect = once(response => response.writeHead(307, {location: other.url}).end())
  const {url, requests, ask} = await start(redirect, {token})
  await expect(ask()).rejects.toThrowError(`${url} answered HTTP 307.`)
  expect([requests.length, other.requests.length]).toEqual([1, 0])
})

test.each<[string, string, Parameters<typeof once>[0]]>([
  ['a failing server', 'answered HTTP 500. Trying again.', r => r.writeHead(500).end('{}')],
  ['a cut connection', 'could not be reached (', response => response.destroy()],
  ['a cut answer', 'could not be reached (', r => r.write('{"data":', () => r.destroy())],
  ['an answer that does not come', 'did not answer within 1 s.', () => undefined],
  ['an answer without an end', 'did not answer within 1 s.', r => r.write('{"data":')],
  ...['<!doctype html>', '{"data": {', '[]', ''].map(
    (body): [string, string, Parameters<typeof once>[0]] => [
      `the answer “${body}”`,
      'sent an answer that is not valid.',
      response => response.end(body),
    ],
  ),
])('what may pass is tried again: %s', async (_, problem, answer) => {
  const {requests, lines, ask} = await start(once(answer), {timeout: 1000})
  expect(await ask()).toEqual(data)
  expect(requests).toHaveLength(2)
  expect(lines).toEqual([expect.stringContaining(problem)])
})

test.each([
  [504, undefined, 'Try again later.'],
  [429, undefined, 'Set OPENCOLLECTIVE_API_KEY for a higher limit, or try later.'],
  [429, token, 'Try again later.'],
])(
  'what may pass is given up after the last delay: status %i with the token %s',
  async (status, set, hint) => {
    const {url, requests, ask} = await start(failing(500, 502, status), {token: set})
    await expect(ask()).rejects.toThrowError(
      `${url} answered HTTP ${status}.\nGave up after 3 attempts. ${hint}`,
    )
    expect(requests).toHaveLength(3)
  },
)

test.each([
  [300, 300, 5000],
  [3_600_000, 50, 50],
])(
  'a limit of %i ms is waited for when no request remains, for %i ms',
  async (wait, least, most) => {
    const limit: Intercept = response => {
      response.setHeader('x-ratelimit-remaining', '0')
      response.setHeader('x-ratelimit-reset', Date.now() + wait)
      return false
    }
    const {requests, ask} = await start(limit, {maxPause: most})
    await ask()
    await ask()
    const [first = 0, second = 0] = requests.map(({at}) => at)
    expect(second - first).toBeGreaterThanOrEqual(least)
  },
)

test('a limit that is exceeded is tried again after Retry-After', async () => {
  const {requests, ask} = await start(
    once(response => response.writeHead(429, {'retry-after': '1'}).end('Rate limit exceeded')),
  )
  expect(await ask()).toEqual(data)
  const [first = 0, second = 0] = requests.map(({at}) => at)
  expect(second - first).toBeGreaterThanOrEqual(1000)
})

test.each([
  [
    200,
    '{"data": null, "errors": [{"message": "No such\\n field."}, {"message": "b"}]}',
    ' rejected the query: No such field.; b.\n' +
      'Check --collective and --endpoint, and the queries in authoring/sponsors.',
  ],
  [
    400,
    '{"errors": [{"message": "Cannot query field"}]}',
    ' answered HTTP 400: Cannot query field.\n' +
      'Check that --endpoint is version 2 of the GraphQL API of Open Collective.',
  ],
  [403, '{}', ' answered HTTP 403.\nSet OPENCOLLECTIVE_API_KEY to a personal token.'],
])('what does not pass is not tried again: status %i, %s', async (status, body, message) => {
  const {url, requests, ask} = await start(once(response => response.writeHead(status).end(body)))
  await expect(ask()).rejects.toThrowError(url + message)
  expect(requests).toHaveLength(1)
})

test('the token is hidden before a message is shortened', async () => {
  const errors = [{message: `${'x'.repeat(295)}${token}`}]
  const {ask} = await start(
    once(response => response.end(JSON.stringify({errors}))),
    {token},
  )
  const error: unknown = await ask().catch((reason: unknown) => reason)
  expect(String(error)).toContain('xxx[toke')
  expect(String(error)).not.toContain('secr')
})

test('the token is refused without being shown if no header can carry it', () => {
  expect(() => createGraphqlClient({url: 'http://127.0.0.1/', token: 'sec\nret'})).toThrowError(
    /^OPENCOLLECTIVE_API_KEY contains characters that are not allowed in a token\.\nCopy it again\.$/,
  )
})

test('the token is not shown as a part of the URL', async () => {
  const {url} = await serveCollective(collective, failing(404))
  const client = createGraphqlClient({url: `${url}?personalToken=${token}`})
  await expect(client.query(query, {})).rejects.toThrowError(`${url} answered HTTP 404.\n`)
})
