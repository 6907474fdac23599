import {describe, expect, test} from 'vitest'
import {parsePause} from '../../../../tools/authoring/sponsors/rate-limits.ts'

const now = Date.parse('2026-06-01T12:00:00.000Z')
const inTwelveSeconds = now + 12_000

function pauseOf(headers: Record<string, string>): number {
  return parsePause(new Headers(headers), now)
}

describe('the pause that a server asks for', () => {
  test('is zero while requests remain', () => {
    expect(pauseOf({})).toBe(0)
    expect(
      pauseOf({'x-ratelimit-remaining': '9', 'x-ratelimit-reset': String(inTwelveSeconds)}),
    ).toBe(0)
  })

  test.each([
    ['seconds since 1970', String(inTwelveSeconds / 1000)],
    ['milliseconds since 1970', String(inTwelveSeconds)],
    ['seconds from now', '12'],
  ])('lasts until the reset, in %s', (_, reset) => {
    expect(pauseOf({'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset})).toBe(12_000)
  })

  test('is zero if the reset has passed', () => {
    const reset = String(now / 1000 - 5)
    expect(pauseOf({'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset})).toBe(0)
  })

  test.each([undefined, '', 'soon', '-1'])('is a minute if the reset is %o', reset => {
    const headers = {'x-ratelimit-remaining': '0', ...(reset && {'x-ratelimit-reset': reset})}
    expect(pauseOf(headers)).toBe(60_000)
  })

  test('follows Retry-After: seconds, fractions of them, or a date', () => {
    expect(pauseOf({'retry-after': '3'})).toBe(3000)
    expect(pauseOf({'retry-after': '0.25'})).toBe(250)
    expect(pauseOf({'retry-after': 'Mon, 01 Jun 2026 12:00:07 GMT'})).toBe(7000)
    expect(pauseOf({'retry-after': 'Mon, 01 Jun 2026 11:00:00 GMT'})).toBe(0)
    expect(pauseOf({'retry-after': 'later'})).toBe(0)
  })

  test('is the longer one of both, and Retry-After where the reset is missing', () => {
    const usedUp = {'x-ratelimit-remaining': '0'}
    expect(pauseOf({...usedUp, 'x-ratelimit-reset': '5', 'retry-after': '8'})).toBe(8000)
    expect(pauseOf({...usedUp, 'retry-after': '8'})).toBe(8000)
  })
})
