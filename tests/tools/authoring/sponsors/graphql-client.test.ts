import {describe, expect, test} from 'vitest'
import {
  createGraphqlClient,
  type GraphqlClientOptions,
} from '../../../../tools/authoring/sponsors/graphql-client.ts'
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

/** Answers the first requests with these statuses, one after the other. */
function failing(...statuses: number[]): Intercept {
  return (response, _, count) => {
    const status = statuses[count - 1]
    if (status === undefined) return false
    response.writeHead(status).end('{}')
    return true
  }
}

describe('a query', () => {
  test('is sent by POST as JSON, and gives the data', async () => {
    const {requests, ask} = await start()
    expect(await ask()).toEqual(data)
    expect(requests).toMatchObject([{method: 'POST', query, variables: {slug: 'webpack'}}])
    expect(requests[0]?.headers).toMatchObject({'content-type': 'application/json'})
    expect(requests[0]?.headers).not.toHaveProperty('personal-token')
  })

  test('carries the token as a header', async () => {
    const {requests, ask} = await start(undefined, {token})
    await ask()
    expect(requests[0]?.headers).toMatchObject({'personal-token': token})
  })

  test('does not follow a redirect, which could give the token to another host', async () => {
    const other = await serveCollective(collective)
    const {url, requests, ask} = await start(
      response => {
        response.writeHead(307, {location: other.url}).end()
        return true
      },
      {token},
    )
    await expect(ask()).rejects.toThrowError(`${url} answered HTTP 307.`)
    expect([requests.length, other.requests.length]).toEqual([1, 0])
  })
})

describe('what may pass', () => {
  test('is tried again: a failing server', async () => {
    const {url, requests, lines, ask} = await start(failing(500, 503))
    expect(await ask()).toEqual(data)
    expect(requests).toHaveLength(3)
    expect(lines).toEqual([
      `${url} answered HTTP 500. Trying again.`,
      `${url} answered HTTP 503. Trying again.`,
    ])
  })

  test('is tried again: a connection that is cut before or in the answer', async () => {
    const {requests, lines, ask} = await start((response, _, count) => {
      if (count === 1) response.destroy()
      if (count === 2) response.write('{"data":', () => response.destroy())
      return count <= 2
    })
    expect(await ask()).toEqual(data)
    expect(requests).toHaveLength(3)
    expect(lines).toEqual([
      expect.stringContaining('could not be reached ('),
      expect.stringContaining('could not be reached ('),
    ])
  })

  test('is tried again: an answer that does not come', async () => {
    const {requests, lines, ask} = await start((_, __, count) => count === 1, {timeout: 1000})
    expect(await ask()).toEqual(data)
    expect(requests).toHaveLength(2)
    expect(lines).toEqual([expect.stringContaining('did not answer within 1 s.')])
  })

  test('is tried again: an answer that does not end', async () => {
    const {lines, ask} = await start(
      (response, _, count) => {
        if (count === 1) response.write('{"data":')
        return count === 1
      },
      {timeout: 1000},
    )
    expect(await ask()).toEqual(data)
    expect(lines).toEqual([expect.stringContaining('did not answer within 1 s.')])
  })

  test.each(['<!doctype html>', '{"data": {', '[]', ''])('is tried again: %o', async body => {
    const {requests, ask} = await start((response, _, count) => {
      if (count === 1) response.end(body)
      return count === 1
    })
    expect(await ask()).toEqual(data)
    expect(requests).toHaveLength(2)
  })

  test('is given up after the last delay', async () => {
    const {url, requests, ask} = await start(failing(500, 502, 504))
    await expect(ask()).rejects.toThrowError(
      `${url} answered HTTP 504.\nGave up after 3 attempts. Try again later.`,
    )
    expect(requests).toHaveLength(3)
  })
})

describe('a limit', () => {
  /** Allows one request until a time that it tells, and refuses what comes earlier. */
  function limited(unit: 1 | 1000) {
    let reset = 0
    let refused = 0
    const intercept: Intercept = (response, {at}) => {
      if (at < reset) refused++
      else reset = (Math.floor(at / unit) + 1) * unit + (unit === 1 ? 300 : 0)
      response.setHeader('x-ratelimit-remaining', '0')
      response.setHeader('x-ratelimit-reset', reset / unit)
      return false
    }
    return {intercept, refusals: () => refused}
  }

  test.each([
    ['seconds', 1000],
    ['milliseconds', 1],
  ] as const)('is waited for when no request remains, in %s', async (_, unit) => {
    const {intercept, refusals} = limited(unit)
    const {requests, ask} = await start(intercept)
    await ask()
    await ask()
    expect([requests.length, refusals()]).toEqual([2, 0])
  })

  test('is not waited for longer than is set', async () => {
    const {requests, ask} = await start(
      response => {
        response.setHeader('x-ratelimit-remaining', '0')
        response.setHeader('x-ratelimit-reset', Math.ceil(Date.now() / 1000) + 3600)
        return false
      },
      {longestPause: 50},
    )
    await ask()
    await ask()
    expect(requests).toHaveLength(2)
  })

  test('that is exceeded is tried again after Retry-After', async () => {
    const {requests, ask} = await start((response, _, count) => {
      if (count === 1) response.writeHead(429, {'retry-after': '1'}).end('Rate limit exceeded')
      return count === 1
    })
    expect(await ask()).toEqual(data)
    const [first = 0, second = 0] = requests.map(({at}) => at)
    expect(second - first).toBeGreaterThanOrEqual(1000)
  })

  test('that stays exceeded names the token, if none is set', async () => {
    const withoutToken = await start(failing(429, 429, 429))
    await expect(withoutToken.ask()).rejects.toThrowError(
      'Gave up after 3 attempts. Set OPENCOLLECTIVE_API_KEY for a higher limit, or try later.',
    )
    const withToken = await start(failing(429, 429, 429), {token})
    await expect(withToken.ask()).rejects.toThrowError('Gave up after 3 attempts. Try again later.')
  })
})

describe('what does not pass', () => {
  test('is not tried again: errors in an answer with status 200', async () => {
    const {url, requests, ask} = await start(response => {
      response.end('{"data": null, "errors": [{"message": "No such\\n field."}, {"message": "b"}]}')
      return true
    })
    await expect(ask()).rejects.toThrowError(
      `${url} rejected the query: No such field.; b.\n` +
        'Check --collective and --endpoint, and the queries in tools/authoring/sponsors.',
    )
    expect(requests).toHaveLength(1)
  })

  test('is not tried again: a query that is refused with status 400', async () => {
    const {url, requests, ask} = await start(response => {
      response.writeHead(400).end('{"errors": [{"message": "Cannot query field"}]}')
      return true
    })
    await expect(ask()).rejects.toThrowError(
      `${url} answered HTTP 400: Cannot query field.\n` +
        'Check that --endpoint is version 2 of the GraphQL API of Open Collective.',
    )
    expect(requests).toHaveLength(1)
  })

  test('asks for a token where none is set and one is needed', async () => {
    const {url, ask} = await start(failing(403))
    await expect(ask()).rejects.toThrowError(
      `${url} answered HTTP 403.\nSet OPENCOLLECTIVE_API_KEY to a personal token.`,
    )
  })

  test('hides the token before it shortens a message', async () => {
    const {ask} = await start(
      response => {
        const errors = [{message: `${'x'.repeat(295)}${token}`}]
        response.end(JSON.stringify({errors}))
        return true
      },
      {token},
    )
    const error: unknown = await ask().catch((reason: unknown) => reason)
    expect(String(error)).toContain('xxx[toke')
    expect(String(error)).not.toContain('secr')
  })

  test('refuses a token that no header can carry, without showing it', () => {
    expect(() => createGraphqlClient({url: 'http://127.0.0.1/', token: 'sec\nret'})).toThrowError(
      'OPENCOLLECTIVE_API_KEY contains characters that are not allowed in a token.\nCopy it again.',
    )
  })

  test('shows no part of the URL that may hold a token', async () => {
    const {url} = await serveCollective(collective, failing(404))
    const client = createGraphqlClient({url: `${url}?personalToken=${token}`})
    await expect(client.query(query, {})).rejects.toThrowError(`${url} answered HTTP 404.\n`)
  })
})
