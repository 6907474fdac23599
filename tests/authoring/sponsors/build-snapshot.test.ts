import {describe, expect, test} from 'vitest'
import {buildSnapshot, keepAltTexts} from '../../../authoring/sponsors/build-snapshot.ts'
import {checkSnapshot} from '../../../authoring/sponsors/check-snapshot.ts'
import type {Backing} from '../../../authoring/sponsors/open-collective.ts'
import {account, member, money, payment} from './open-collective-server.ts'

const now = new Date('2026-06-01T23:30:00.000-05:00')

function build(backing: Partial<Backing>) {
  const whole = {currency: 'USD', members: [], transactions: [], ...backing}
  return buildSnapshot(whole, {now, source: 'a test'})
}

describe('a snapshot', () => {
  test('has the day in UTC, the source and the currency', () => {
    const snapshot = {snapshotDate: '2026-06-02', source: 'a test', currency: 'USD'}
    expect(build({members: [member('acme')]})).toMatchObject(snapshot)
  })

  test('is sorted by total, then by slug, whatever the order it came in', () => {
    const most = member('most', {totalDonations: money(10_001)})
    const members = [member('b'), member('Z'), most, member('a')]
    const order = build({members}).sponsors.map(({slug}) => slug)
    expect(order).toEqual(['most', 'Z', 'a', 'b'])
    expect(build({members: members.toReversed()})).toEqual(build({members}))
  })

  test('has an account once: with its earliest date, and its total once', () => {
    const gave = (year: number, total: number) =>
      member('acme', {since: `${year}-01-01T00:00:00.000Z`, totalDonations: money(total)})
    const members = [gave(2021, 500), gave(2019, 700), gave(2020, 700)]
    expect(build({members}).sponsors).toMatchObject([
      {slug: 'acme', firstDonation: '2019-01-01T00:00:00.000Z', totalDonations: 700},
    ])
  })

  test('leaves out who is gone, gave nothing, or does not want to be known', () => {
    const members = [
      member('gone', {account: null}),
      member('refunded', {totalDonations: money(0)}),
      member('hidden', {account: account('hidden', {isIncognito: true})}),
      member('acme'),
    ]
    expect(build({members}).sponsors.map(({slug}) => slug)).toEqual(['acme'])
  })

  test.each([
    ['the slug if it is blank', '  ', 'acme'],
    ['cut where no page could show it', 'A'.repeat(1_000_000), 'A'.repeat(120)],
    ['not cut in an emoji', `${'A'.repeat(119)}\u{1F600}B`, `${'A'.repeat(119)}\u{1F600}`],
    [
      'without a joiner at the end',
      `${'A'.repeat(118)}\u{1F468}\u200D\u{1F469}`,
      `${'A'.repeat(118)}\u{1F468}`,
    ],
    ['without very many hidden characters', `A${'\u200B'.repeat(900_000)}B`, 'A'],
  ])('has a name that is %s', (_, name, shown) => {
    const members = [member('acme', {account: account('acme', {name})})]
    expect(build({members}).sponsors[0]?.name).toBe(shown)
  })

  test.each([
    ['in the future as today', '9999-12-31T23:59:59.000Z', now.toISOString()],
    ['with an offset in UTC', '2020-01-01T01:00:00+02:00', '2019-12-31T23:00:00.000Z'],
  ])('writes a date %s', (_, since, firstDonation) => {
    expect(build({members: [member('acme', {since})]}).sponsors).toMatchObject([{firstDonation}])
  })

  test.each([
    [null, null],
    ['acme.example', null],
    ['javascript:alert(1)', null],
    [' http://acme.example/a b\n', 'http://acme.example/a%20b'],
  ])('turns the address %o into %o', (given, shown) => {
    const members = [member('acme', {account: account('acme', {website: given, imageUrl: given})})]
    expect(build({members}).sponsors).toMatchObject([{website: shown, avatar: shown}])
  })
})

test('the monthly amount is a twelfth of what came in, in whole cents', () => {
  const transactions = [
    payment('acme', {id: '1', amount: money(1000)}),
    payment('acme', {id: '2', amount: money(1003)}),
    payment('other', {id: '3', amount: money(1200)}),
  ]
  const {sponsors} = build({members: [member('acme'), member('idle')], transactions})
  expect(sponsors).toMatchObject([
    {slug: 'acme', monthlyDonations: 167},
    {slug: 'idle', monthlyDonations: 0},
  ])
})

test('the monthly amount leaves out what was paid back, what is returned twice, and who is gone', () => {
  const transactions = [
    payment('acme', {id: '1'}),
    payment('acme', {id: '1'}),
    payment('acme', {id: '2', amount: money(-1200)}),
    payment('acme', {id: '3', fromAccount: null}),
    payment('acme', {id: '4', fromAccount: account('acme', {isIncognito: true})}),
  ]
  const {sponsors} = build({members: [member('acme')], transactions})
  expect(sponsors).toMatchObject([{monthlyDonations: 100}])
})

const members = [member('acme')]

test.each([
  ['as the host booked it', money(1000, 'EUR'), money(1200)],
  ['as it was paid if the host booked another currency', money(1200), money(999, 'EUR')],
])('an amount in another currency is taken %s', (_, amount, amountInHostCurrency) => {
  const transactions = [payment('acme', {amount, amountInHostCurrency})]
  expect(build({members, transactions}).sponsors).toMatchObject([{monthlyDonations: 100}])
})

test('an amount in another currency rejects a payment that was not converted', () => {
  const transactions = [
    payment('acme', {amount: money(1000, 'GBP'), amountInHostCurrency: money(1200, 'EUR')}),
  ]
  expect(() => build({members, transactions})).toThrowError(
    `The transaction acme-payment of “acme” is given as 10.00 GBP and as 12.00 EUR, ` +
      'which is not an amount in USD.\n' +
      'All amounts of a snapshot have one currency. ' +
      'Ask the host of the collective to correct it.',
  )
})

test.each([
  ['100.00 EUR, which is not an amount in USD.', money(10_000, 'EUR')],
  ['an unknown sum USD', {valueInCents: null, currency: 'USD'}],
])('an amount in another currency rejects a total of %s', (given, totalDonations) => {
  expect(() => build({members: [member('acme', {totalDonations})]})).toThrowError(
    `The total of “acme” is given as ${given}`,
  )
})

test('an alternative text written by hand stays with its image, and goes with it', () => {
  const next = build({members: [member('acme'), member('new')]})
  const old = {...next, sponsors: next.sponsors.map(sponsor => ({...sponsor, alt: 'A logo'}))}
  expect(keepAltTexts(next, old)).toEqual(old)
  const others = old.sponsors.map(sponsor => ({...sponsor, avatar: 'https://old.example/a.png'}))
  expect(keepAltTexts(next, {...old, sponsors: others})).toEqual(next)
})

test('a snapshot that no build would accept is refused', () => {
  const old = build({})
  const next = build({members: [member('acme')]})
  const half = {...next, sponsors: next.sponsors.map(row => ({...row, alt: 'A\uD800'}))}
  checkSnapshot(next, {old, force: false})
  expect(() => checkSnapshot(half, {old, force: false})).toThrowError(
    /^A build would not accept the snapshot:\ncontent\/sponsors.json:\d+ {2}hidden-character/,
  )
})
