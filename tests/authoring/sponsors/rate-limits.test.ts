import {expect, test} from 'vitest'
import {parsePause} from '../../../authoring/sponsors/rate-limits.ts'

const now = Date.parse('2026-06-01T12:00:00.000Z')
const inTwelveSeconds = now + 12_000

test.each([
  [12_000, 'until the reset, in seconds since 1970', '0', String(inTwelveSeconds / 1000)],
  [12_000, 'until the reset, in milliseconds since 1970', '0', String(inTwelveSeconds)],
  [12_000, 'until the reset, in seconds from now', '0', '12'],
  [0, 'if requests remain', '9', String(inTwelveSeconds)],
  [0, 'if the reset has passed', '0', String(now / 1000 - 5)],
  [60_000, 'for an empty reset', '0', ''],
  [60_000, 'for a reset that is no number', '0', 'soon'],
  [60_000, 'for a negative reset', '0', '-1'],
])('the pause that a server asks for is %i ms %s', (pause, _, remaining, reset) => {
  const headers = {'x-ratelimit-remaining': remaining, 'x-ratelimit-reset': reset}
  expect(parsePause(new Headers(headers), now)).toBe(pause)
})

test('the pause that a server asks for is nothing without headers, and a minute without a reset', () => {
  expect(parsePause(new Headers(), now)).toBe(0)
  expect(parsePause(new Headers({'x-ratelimit-remaining': '0'}), now)).toBe(60_000)
})
