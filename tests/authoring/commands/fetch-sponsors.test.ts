import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {sponsorsSchema, type Sponsor} from '../../../contract/people.ts'
import {fetchSponsors, parseCommand} from '../../../authoring/commands/fetch-sponsors.ts'
import type {Backing} from '../../../authoring/sponsors/open-collective.ts'
import {root} from '../../../tools/disk/root.ts'
import {
  member,
  money,
  payment,
  serveCollective,
  type Intercept,
} from '../sponsors/open-collective-server.ts'
import {writeFolder} from '../../tools/temp-folder.ts'

const now = new Date('2026-06-01T12:00:00.000Z')
const token = 'secret-token-123'

const small: Backing = {
  currency: 'USD',
  members: [member('acme', {totalDonations: money(50_000)}), member('zoo')],
  transactions: [payment('acme', {amount: money(3600)}), payment('zoo')],
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

const former = oldSnapshot('acme', 'zoo')

/** A server, and what it takes to replace `sponsors.json` in a folder of its own. */
async function start(collective: Backing, old = former, intercept?: Intercept) {
  const {url, requests} = await serveCollective(collective, intercept)
  const dir = await writeFolder({'sponsors.json': old})
  const lines: string[] = []
  const out = join(dir, 'sponsors.json')
  const options = {
    url,
    out,
    force: false,
    now,
    retryDelays: [0, 0],
    log: (line: string) => lines.push(line),
  }
  return {dir, out, requests, lines, options, read: () => readFile(out, 'utf8')}
}

/** Fails at the first request. */
const failOnce: Intercept = (response, _, count) => {
  if (count === 1) response.writeHead(500).end('{}')
  return count === 1
}

test('the sponsors are written as a snapshot of the day, with the alternative texts of the old one', async () => {
  const known = {currency: 'USD', sponsors: [sponsor('acme', {alt: 'A cube'}), sponsor('old')]}
  const {options, read, requests, lines, out} = await start(small, JSON.stringify(known), failOnce)
  await fetchSponsors({...options, token})
  const snapshot = {
    snapshotDate: '2026-06-01',
    source: `https://opencollective.com/webpack, read from ${new URL(options.url).host}`,
    currency: 'USD',
    sponsors: [
      sponsor('acme', {totalDonations: 50_000, monthlyDonations: 300, alt: 'A cube'}),
      sponsor('zoo'),
    ],
  }
  expect(await read()).toBe(`${JSON.stringify(snapshot, null, 1)}\n`)
  const retried = `${options.url} answered HTTP 500. Trying again.`
  expect(lines).toEqual([retried, `${out}: 2 sponsors, 1 new, 1 gone`])
  const tokens = requests.map(({headers}) => headers['personal-token'])
  expect(tokens).toEqual([token, token, token])
})

test('the sponsors are asked for by two queries, with the year before the run', async () => {
  const {options, requests} = await start(small)
  await fetchSponsors(options)
  const page = {slug: 'webpack', limit: 1000, offset: 0}
  const [dateFrom, dateTo] = ['2025-06-01T12:00:00.000Z', '2026-06-01T12:00:00.000Z']
  expect(requests.map(({variables}) => variables)).toEqual([page, {...page, dateFrom, dateTo}])
  const [members, transactions] = requests.map(({query}) => query.replaceAll(/\s+/g, ' '))
  expect(members).toContain('members(role: [BACKER], limit: $limit, offset: $offset)')
  expect(members).toContain('since totalDonations { valueInCents currency }')
  expect(members).toContain('account { slug name website imageUrl isIncognito }')
  expect(transactions).toContain('type: CREDIT, dateFrom: $dateFrom, dateTo: $dateTo,')
  expect(transactions).toContain('includeIncognitoTransactions: false')
  expect(transactions).toContain('id amount { valueInCents currency } amountInHostCurrency {')
  expect(transactions).toContain('fromAccount { slug isIncognito }')
})

test('the sponsors are read to the last page', async () => {
  const slugs = Array.from({length: 2300}, (_, index) => `sponsor-${index}`)
  const members = slugs.map(slug => member(slug))
  const transactions = slugs.slice(0, 1000).map(slug => payment(slug))
  const {options, requests, read} = await start({...small, members, transactions}, oldSnapshot())
  await fetchSponsors(options)
  expect(requests.map(({variables}) => variables.offset)).toEqual([0, 1000, 2000, 0, 1000])
  const {sponsors} = sponsorsSchema.parse(JSON.parse(await read()))
  expect(sponsors.map(({slug}) => slug)).toEqual(slugs.toSorted())
  expect(sponsors.filter(({monthlyDonations}) => monthlyDonations === 100)).toHaveLength(1000)
})

/** Answers the query for the transactions instead of the server. */
function atTransactions(answer: (response: Parameters<Intercept>[0]) => void): Intercept {
  return (response, {query}) => {
    const isTheirs = query.includes('transactions(')
    if (isTheirs) answer(response)
    return isTheirs
  }
}

function sends(transactions: object): Intercept {
  const data = {account: {currency: 'USD', transactions}}
  return atTransactions(response => response.end(JSON.stringify({data})))
}

const node = {id: '1', amount: money(1), amountInHostCurrency: null, fromAccount: null}

test.each<[string, string, Partial<Backing>, Intercept?]>([
  ['no data', 'an unexpected answer', {}, atTransactions(r => r.end('{}'))],
  [
    'no account',
    'has no collective “webpack”.\nCheck its name in authoring/sponsors/open-collective.ts.',
    {},
    atTransactions(r => r.end('{"data":{"account":null}}')),
  ],
  ['half a cent', 'an unexpected answer', {}, sends({nodes: [{...node, amount: money(0.5)}]})],
  [
    'no sponsor',
    'sent no sponsors.\nCompare with https://opencollective.com/webpack.',
    {members: []},
  ],
  ['the currency <b>', 'currency: not a currency of ISO 4217', {currency: '<b>'}],
  ...['', '../../x?"><script>'].map((slug): [string, string, Partial<Backing>] => [
    `the slug “${slug}”`,
    'slug: not a name of letters, digits and hyphens',
    {members: [member(slug)]},
  ]),
  [
    'control characters of a terminal',
    'rejected the query: a b [31m.',
    {},
    atTransactions(r => r.end('{"errors": [{"message": "a\\tb\\u001b\\u202e[31m"}]}')),
  ],
  [
    'a list that is shorter than the server counts',
    'Open Collective sent 0 of 7 entries of a list.\n' +
      'Try again later; if that does not help, see authoring/sponsors/fetch-pages.ts.',
    {},
    sends({totalCount: 7, nodes: []}),
  ],
])('a failure leaves the old snapshot as it is: %s', async (_, message, changes, intercept) => {
  const {dir, options, read} = await start({...small, ...changes}, former, intercept)
  await expect(fetchSponsors({...options, retryDelays: [0]})).rejects.toThrowError(message)
  expect(await read()).toBe(former)
  expect(await readdir(dir)).toEqual(['sponsors.json'])
})

test('a damaged snapshot is reported with its line, and stays', async () => {
  const damaged = former.slice(0, -20) // a merge went wrong
  const {options, read} = await start(small, damaged)
  await expect(fetchSponsors(options)).rejects.toThrowError(/sponsors\.json:\d+ /)
  expect(await read()).toBe(damaged)
})

test('a snapshot that lost sponsors is refused if more than half are gone', async () => {
  const old = oldSnapshot('acme', 'a', 'b', 'c', 'd')
  const {options, read} = await start(small, old)
  await expect(fetchSponsors(options)).rejects.toThrowError(
    '4 of the 5 sponsors of the old snapshot are gone.\n' +
      'Compare with https://opencollective.com/webpack. If this is correct, use --force.',
  )
  expect(await read()).toBe(old)
})

test.each([
  ['half are there', false, oldSnapshot('acme', 'a')],
  ['it is forced', true, oldSnapshot('a', 'b', 'c')],
])('a snapshot that lost sponsors is written if %s', async (_, force, old) => {
  const {options, read} = await start(small, old)
  await fetchSponsors({...options, force})
  expect(await read()).toContain('"zoo"')
})

const usual = {url: 'https://api.opencollective.com/graphql/v2', token: undefined}
test.each([
  [undefined, undefined, usual],
  ['', '', usual],
  ['http://localhost:1/a', ' t\n', {url: 'http://localhost:1/a', token: 't'}],
])('the environment may set the endpoint, %j, and the token, %j', (endpoint, key, expected) => {
  const env = {OPENCOLLECTIVE_ENDPOINT: endpoint, OPENCOLLECTIVE_API_KEY: key}
  const out = join(root, 'content/sponsors.json')
  expect(parseCommand([], env)).toMatchObject({...expected, out, force: false})
})

test('the command line refuses invalid endpoints and unknown options', () => {
  for (const url of ['localhost', 'ftp://a.example', 'https://me:secret@a.example/']) {
    expect(() => parseCommand([], {OPENCOLLECTIVE_ENDPOINT: url})).toThrowError(
      /^OPENCOLLECTIVE_ENDPOINT must be the HTTP or HTTPS URL of a GraphQL server\.$/,
    )
  }
  expect(() => parseCommand(['--dry'], {})).toThrowError("Unknown option '--dry'")
})
