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

test.each([undefined, token])('a query is sent by POST as JSON, with the token %s', async sent => {
  const {requests, ask} = await start(undefined, {token: sent})
  expect(await ask()).toMatchObject(data)
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
  ['a cut answer', 'could not be reached (', r => r.write('{"data":', () => r.destroy())],
  ['an answer without an end', 'did not answer within 1 s.', r => r.write('{"data":')],
])('what may pass is tried again: %s', async (_, problem, answer) => {
  const {requests, lines, ask} = await start(once(answer), {timeout: 1000})
  expect(await ask()).toMatchObject(data)
  expect(requests).toHaveLength(2)
  expect(lines).toEqual([expect.stringContaining(problem)])
})

test.each([
  ['what may pass, after the last delay', 503, '{}', 'answered HTTP 503.', 3],
  ['a request that is refused', 403, '{}', 'answered HTTP 403.', 1],
  [
    'a token that is refused, and not shown',
    401,
    `{"error": {"message": "Invalid: ${token}"}}`,
    'answered HTTP 401: Invalid: [token].',
    1,
  ],
  ['no answer of GraphQL', 200, '<!doctype html>', 'sent no valid answer.', 1],
  [
    'a query that is rejected',
    200,
    '{"data": null, "errors": [{"message": "No such\\n field."}, {"message": "b"}]}',
    'rejected the query: No such field.; b.',
    1,
  ],
])('gives up with what to check: %s', async (_, status, body, problem, attempts) => {
  const answer: Intercept = response => {
    response.writeHead(status).end(body)
    return true
  }
  const {url, requests, ask} = await start(answer, {token})
  const hint =
    'Check the network, OPENCOLLECTIVE_ENDPOINT and OPENCOLLECTIVE_API_KEY, or try again later.'
  await expect(ask()).rejects.toThrowError(`${url} ${problem}\n${hint}`)
  expect(requests).toHaveLength(attempts)
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
  const {url} = await serveCollective(
    collective,
    once(response => response.writeHead(404).end()),
  )
  const client = createGraphqlClient({url: `${url}?personalToken=${token}`})
  await expect(client.query(query, {})).rejects.toThrowError(`${url} answered HTTP 404.\n`)
})
