import {describe, expect, test} from 'vitest'
import {isKnown, rangeOf} from '../../tools/conditional.ts'

describe('isKnown', () => {
  test.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', ' "a" ', '*', '"with, comma", "a"'])(
    'finds "a" in %s',
    header => {
      expect(isKnown(header, '"a"')).toBe(true)
    },
  )

  test.each([undefined, '', 'a', '"b"', '"aa"', '"A"', 'W/"b", "c"', '"*"'])(
    'does not find "a" in %s',
    header => {
      expect(isKnown(header, '"a"')).toBe(false)
    },
  )
})

describe('rangeOf', () => {
  const size = 10

  test.each([
    ['bytes=0-3', {start: 0, end: 3}],
    ['bytes=0-0', {start: 0, end: 0}],
    ['bytes=4-', {start: 4, end: 9}],
    ['bytes=4-99', {start: 4, end: 9}],
    ['bytes=-3', {start: 7, end: 9}],
    ['bytes=-99', {start: 0, end: 9}],
  ])('understands %s', (range, expected) => {
    expect(rangeOf({range}, '"a"', size)).toEqual(expected)
  })

  test.each(['bytes=10-', 'bytes=10-12', 'bytes=-0'])('cannot give %s', range => {
    expect(rangeOf({range}, '"a"', size)).toBe('unsatisfiable')
  })

  test.each([undefined, 'bytes=-', 'bytes=3-1', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=a-b'])(
    'takes %s for the whole',
    range => {
      expect(rangeOf({range}, '"a"', size)).toBeUndefined()
    },
  )

  test('gives a part only of the version that the client has', () => {
    const part = (tag: string) => rangeOf({range: 'bytes=0-3', 'if-range': tag}, '"a"', size)
    expect(part('"a"')).toEqual({start: 0, end: 3})
    for (const other of ['"b"', 'W/"a"', 'Sat, 29 Oct 1994 19:43:31 GMT']) {
      expect(part(other)).toBeUndefined()
    }
  })
})
