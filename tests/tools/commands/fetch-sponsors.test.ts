import {spawn} from 'node:child_process'
import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {fileURLToPath} from 'node:url'
import {describe, expect, test} from 'vitest'
import {sponsorsSchema, type Sponsor} from '../../../contract/people.ts'
import {
  fetchSponsors,
  parseCommand,
  type FetchSponsorsOptions,
} from '../../../tools/commands/fetch-sponsors.ts'
import {
  account,
  member,
  money,
  payment,
  serveCollective,
  type Collective,
  type Intercept,
} from '../authoring/sponsors/open-collective-server.ts'
import {writeFolder} from '../temp-folder.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const now = new Date('2026-06-01T12:00:00.000Z')
const token = 'secret-token-123'

const small: Collective = {
  currency: 'USD',
  members: [
    member('acme', {totalDonations: money(50_000)}),
    member('acme', {totalDonations: money(50_000), since: '2018-01-01T00:00:00.000Z'}),
    member('gone', {account: null}),
    member('boss', {role: 'ADMIN'}),
    member('zoo'),
  ],
  transactions: [
    payment('acme', {id: '1', amount: money(2400)}),
    payment('acme', {id: '2', amount: money(900, 'EUR'), amountInHostCurrency: money(1200)}),
    payment('acme', {id: '3', type: 'DEBIT'}),
    payment('acme', {id: '4', createdAt: '2025-06-01T11:59:59.999Z'}),
    payment('acme', {id: '5', createdAt: '2026-06-01T12:00:00.001Z'}),
    payment('ghost', {id: '6', fromAccount: account('acme', {isIncognito: true})}),
    payment('gone', {id: '7', fromAccount: null}),
    payment('zoo', {id: '8', createdAt: '2025-06-01T12:00:00.000Z'}),
  ],
}

function sponsor(slug: string, more: Partial<Sponsor> = {}): Sponsor {
  return {
    name: slug.toUpperCase(),
    slug,
    website: `https://${slug}.example/`,
    avatar: `https://images.example/${slug}.png`,
    firstDonation: '2020-01-02T03:04:05.000Z',
    totalDonations: 10_000,
    monthlyDonations: 100,
    ...more,
  }
}

/** A snapshot in a different format than ours, such as after manual edits. */
function oldSnapshot(...slugs: string[]): string {
  const sponsors = slugs.map(slug => sponsor(slug))
  return JSON.stringify({sponsors, currency: 'USD'}, null, '\t')
}

/** A server, and what it takes to replace `sponsors.json` in a folder of its own. */
async function start(collective: Collective, old?: string, intercept?: Intercept) {
  const {url, requests} = await serveCollective(collective, intercept)
  const dir = await writeFolder(old === undefined ? {} : {'sponsors.json': old})
  const lines: string[] = []
  const out = join(dir, 'sponsors.json')
  const options: FetchSponsorsOptions = {
    url,
    collective: 'webpack',
    out,
    force: false,
    now,
    retryDelays: [0, 0],
    log: line => lines.push(line),
  }
  return {dir, out, requests, lines, options, read: () => readFile(out, 'utf8')}
}

describe('the sponsors', () => {
  test('are written as a snapshot of the day', async () => {
    const {options, read, lines, out} = await start(small, oldSnapshot('acme', 'old'))
    await fetchSponsors(options)
    const snapshot = {
      snapshotDate: '2026-06-01',
      source: `https://opencollective.com/webpack, read from ${new URL(options.url).host}`,
      currency: 'USD',
      sponsors: [
        sponsor('acme', {
          firstDonation: '2018-01-01T00:00:00.000Z',
          totalDonations: 50_000,
          monthlyDonations: 300,
        }),
        sponsor('zoo'),
      ],
    }
    expect(await read()).toBe(`${JSON.stringify(snapshot, null, 1)}\n`)
    expect(lines).toEqual([`${out}: 2 sponsors, 1 new, 1 gone`])
  })

  test('are asked for by two queries, with the year before the run', async () => {
    const {options, requests} = await start(small)
    await fetchSponsors({...options, token})
    const page = {slug: 'webpack', limit: 1000, offset: 0}
    const [dateFrom, dateTo] = ['2025-06-01T12:00:00.000Z', '2026-06-01T12:00:00.000Z']
    expect(requests.map(({variables}) => variables)).toEqual([page, {...page, dateFrom, dateTo}])
    expect(requests[1]?.query).toContain('includeIncognitoTransactions: false')
    expect(requests.map(({headers}) => headers['personal-token'])).toEqual([token, token])
  })

  test('are read to the last page', async () => {
    const slugs = Array.from({length: 2300}, (_, index) => `sponsor-${index}`)
    const many = {
      ...small,
      members: slugs.map(slug => member(slug)),
      transactions: slugs.slice(0, 1000).map(slug => payment(slug)),
    }
    const {options, requests, read} = await start(many)
    await fetchSponsors(options)
    const offsets = requests.map(({query, variables}) => [query.split('(')[0], variables.offset])
    expect(offsets).toEqual([
      ['query Members', 0],
      ['query Members', 1000],
      ['query Members', 2000],
      ['query Transactions', 0],
      ['query Transactions', 1000],
    ])
    const {sponsors} = sponsorsSchema.parse(JSON.parse(await read()))
    expect(sponsors.map(({slug}) => slug)).toEqual(slugs.toSorted())
    expect(sponsors.filter(({monthlyDonations}) => monthlyDonations === 100)).toHaveLength(1000)
  })

  test('keep the alternative text of their image', async () => {
    const old = {currency: 'USD', sponsors: [sponsor('acme', {alt: 'A cube'}), sponsor('zoo')]}
    const {options, read} = await start(small, JSON.stringify(old))
    await fetchSponsors(options)
    const {sponsors} = sponsorsSchema.parse(JSON.parse(await read()))
    expect(sponsors.map(({alt}) => alt)).toEqual(['A cube', undefined])
  })
})

describe('a failure leaves the old snapshot as it is', () => {
  const old = oldSnapshot('acme', 'zoo')
  const euro = payment('zoo', {amount: money(1, 'EUR')})

  /** Answers the query for the transactions instead of the server. */
  function atTransactions(answer: (response: Parameters<Intercept>[0]) => void): Intercept {
    return (response, {query}) => {
      const isTheirs = query.includes('transactions(')
      if (isTheirs) answer(response)
      return isTheirs
    }
  }

  test.each<[string, string, Collective, Intercept?]>([
    ['a server that fails', 'HTTP 500', small, atTransactions(r => r.writeHead(500).end())],
    ['no data', 'an unexpected answer', small, atTransactions(r => r.end('{}'))],
    [
      'no account',
      'has no collective “webpack”',
      small,
      atTransactions(r => r.end('{"data":{"account":null}}')),
    ],
    ...['1e999', '0.5'].map((cents): [string, string, Collective, Intercept] => [
      `an amount of ${cents}`,
      'an unexpected answer',
      small,
      atTransactions(response => {
        const amount = `{"valueInCents": ${cents}, "currency": "USD"}`
        const node = `{"id": "1", "amount": ${amount}, "amountInHostCurrency": null, "fromAccount": null}`
        response.end(
          `{"data": {"account": {"currency": "USD", "transactions": {"nodes": [${node}]}}}}`,
        )
      }),
    ]),
    ['a foreign currency', 'not an amount in USD', {...small, transactions: [euro]}],
    ['no sponsor', 'sent no sponsors', {...small, members: []}],
    ...['DOLLAR', '<b>'].map((currency): [string, string, Collective] => [
      `the currency ${currency}`,
      'account.currency: not a currency of ISO 4217',
      {...small, currency},
    ]),
    ...['', '../../x?"><script>'].map((slug): [string, string, Collective] => [
      `the slug “${slug}”`,
      'slug: not a name of letters, digits and hyphens',
      {...small, members: [member(slug)]},
    ]),
    [
      'control characters of a terminal',
      'rejected the query: a b [31m.',
      small,
      atTransactions(r => r.end('{"errors": [{"message": "a\\tb\\u001b\\u202e[31m"}]}')),
    ],
  ])('%s', async (_, message, collective, intercept) => {
    const {dir, options, read} = await start(collective, old, intercept)
    await expect(fetchSponsors({...options, retryDelays: [0], timeout: 1000})).rejects.toThrowError(
      message,
    )
    expect(await read()).toBe(old)
    expect(await readdir(dir)).toEqual(['sponsors.json'])
  })

  test('a list that is shorter than the server counts', async () => {
    const {options, read} = await start(
      small,
      old,
      atTransactions(response => {
        const transactions = {totalCount: 7, nodes: []}
        response.end(JSON.stringify({data: {account: {currency: 'USD', transactions}}}))
      }),
    )
    await expect(fetchSponsors(options)).rejects.toThrowError(
      'Open Collective sent 0 of 7 entries of a list.\n' +
        'Try again later; if that does not help, see tools/authoring/sponsors/fetch-pages.ts.',
    )
    expect(await read()).toBe(old)
  })

  test('an answer that never ends', async () => {
    const {options, read} = await start(
      small,
      old,
      atTransactions(response => {
        const megabyte = Buffer.alloc(1e6, ' ')
        const send = () => void response.write(megabyte, error => error ?? send())
        send()
      }),
    )
    await expect(fetchSponsors(options)).rejects.toThrowError('sent more than 64 MB')
    expect(await read()).toBe(old)
  })

  test('a server that never says how long its list is, and never ends it', async () => {
    const {options, read} = await start(
      small,
      old,
      atTransactions(response => {
        const node = {id: '1', amount: money(1), amountInHostCurrency: null, fromAccount: null}
        const transactions = {nodes: Array.from({length: 1000}, () => node)}
        response.end(JSON.stringify({data: {account: {currency: 'USD', transactions}}}))
      }),
    )
    await expect(fetchSponsors(options)).rejects.toThrowError('sent more than 100000 entries')
    expect(await read()).toBe(old)
  })

  test('more entries at once than a call has arguments', async () => {
    const {options, read} = await start(
      small,
      old,
      atTransactions(response => {
        const node = {id: '1', amount: money(1), amountInHostCurrency: null, fromAccount: null}
        const transactions = {nodes: Array.from({length: 150_000}, () => node)}
        response.end(JSON.stringify({data: {account: {currency: 'USD', transactions}}}))
      }),
    )
    await expect(fetchSponsors(options)).rejects.toThrowError('sent more than 100000 entries')
    expect(await read()).toBe(old)
  })
})

describe('a snapshot that lost sponsors', () => {
  test('is refused if more than half are gone', async () => {
    const old = oldSnapshot('acme', 'a', 'b', 'c', 'd')
    const {options, read} = await start(small, old)
    await expect(fetchSponsors(options)).rejects.toThrowError(
      '4 of the 5 sponsors of the old snapshot are gone.\n' +
        'Check --collective. If this is correct, use --force.',
    )
    expect(await read()).toBe(old)
  })

  test('is written if half are there, or if it is forced', async () => {
    const half = await start(small, oldSnapshot('acme', 'a'))
    await fetchSponsors(half.options)
    expect(await half.read()).toContain('"zoo"')

    const forced = await start(small, oldSnapshot('a', 'b', 'c'))
    await fetchSponsors({...forced.options, force: true})
    expect(await forced.read()).toContain('"zoo"')
  })

  test('is not compared with a damaged one, which only force replaces', async () => {
    const {options, read, requests, out} = await start(small, '{"sponsors": [')
    await expect(fetchSponsors(options)).rejects.toThrowError(
      `${out} is not a valid snapshot to compare with.\nFix the file, or use --force to replace it.`,
    )
    expect(await read()).toBe('{"sponsors": [')
    expect(requests).toEqual([])
    await fetchSponsors({...options, force: true})
    expect(await read()).toContain('"zoo"')
  })
})

describe('the command line', () => {
  test('reads the sponsors of webpack from Open Collective unless it says otherwise', () => {
    expect(parseCommand([], {})).toMatchObject({
      collective: 'webpack',
      url: 'https://api.opencollective.com/graphql/v2',
      out: join(root, 'content/sponsors.json'),
      force: false,
      token: undefined,
    })
  })

  test('takes the endpoint and the token from the environment; an option comes first', () => {
    const env = {OPENCOLLECTIVE_ENDPOINT: 'http://localhost:1/a', OPENCOLLECTIVE_API_KEY: ' t\n'}
    expect(parseCommand([], env)).toMatchObject({url: 'http://localhost:1/a', token: 't'})
    const args = ['--endpoint', 'http://localhost:2/b']
    expect(parseCommand(args, env)).toMatchObject({url: 'http://localhost:2/b'})
    const empty = {OPENCOLLECTIVE_ENDPOINT: '', OPENCOLLECTIVE_API_KEY: ''}
    expect(parseCommand([], empty)).toMatchObject(parseCommandWithoutTime())
  })

  function parseCommandWithoutTime() {
    const {now: _, ...options} = parseCommand([], {}) ?? {}
    return options
  }

  test('refuses invalid endpoints and names', () => {
    for (const url of ['localhost', 'ftp://a.example', 'https://me:secret@a.example/']) {
      expect(() => parseCommand(['--endpoint', url], {})).toThrowError(
        /^--endpoint takes the URL of a GraphQL server, with http or https\.$/,
      )
    }
    expect(() => parseCommand(['--collective', 'a/b'], {})).toThrowError(
      '--collective takes the last part of https://opencollective.com/<name>.',
    )
  })
})

describe('the command', () => {
  async function run(args: string[], env: Record<string, string> = {}) {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'tools/commands/fetch-sponsors.ts', ...args],
      {
        cwd: root,
        env: {...process.env, ...env},
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    const ended = new Promise<number | null>(resolve => child.on('close', resolve))
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
    return {code: await ended, stdout, stderr}
  }

  test('writes the snapshot and ends with 0', async () => {
    const recent = new Date(Date.now() - 86_400_000).toISOString()
    const transactions = [payment('acme', {createdAt: recent})]
    const {options, out, read, requests} = await start({...small, transactions})
    const env = {OPENCOLLECTIVE_API_KEY: token}
    const ended = await run(['--endpoint', options.url, '--out', out], env)
    expect(ended).toEqual({code: 0, stdout: `${out}: 2 sponsors, 2 new, 0 gone\n`, stderr: ''})
    expect(sponsorsSchema.parse(JSON.parse(await read())).sponsors).toMatchObject([
      {slug: 'acme', monthlyDonations: 100},
      {slug: 'zoo', monthlyDonations: 0},
    ])
    expect(requests.map(({headers}) => headers['personal-token'])).toEqual([token, token])
  })

  test('says what failed and what to do, never the token, and ends with 1', async () => {
    const old = oldSnapshot('acme')
    const {options, out, read} = await start(small, old, (response, {headers}) => {
      const message = `Invalid Personal Token: ${String(headers['personal-token'])}`
      response.writeHead(401).end(JSON.stringify({error: {message}}))
      return true
    })
    const env = {OPENCOLLECTIVE_API_KEY: token, OPENCOLLECTIVE_ENDPOINT: options.url}
    expect(await run(['--out', out], env)).toEqual({
      code: 1,
      stdout: '',
      stderr:
        `${options.url} answered HTTP 401: Invalid Personal Token: [token].\n` +
        'Check the token in OPENCOLLECTIVE_API_KEY: it may be wrong or expired.\n' +
        'Nothing was written.\n',
    })
    expect(await read()).toBe(old)
  })
})
