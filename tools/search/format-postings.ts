import {sectionOf, weightOf} from './rank.ts'
import type {TermLists, TermRange} from './term-lists.ts'

const COMMA = 0x2c
const OPEN = 0x5b
const CLOSE = 0x5d
const ZERO = 0x30

/** Bytes that a rank needs at most: `2097151,1000,`. */
const RANK_BYTES = 13

/**
 * The JSON of the postings of some terms: `[[12,900,7,250],[3,1]]`. Writes bytes because the index
 * consists of numbers for the most part, which become strings much more slowly one by one.
 */
export function formatPostings(
  {starts, ends, ranks}: TermLists,
  {start: first, end: last}: TermRange,
): string {
  const rankCount = rangeSize({starts, ends}, {start: first, end: last})
  const bytes = Buffer.allocUnsafe('[]'.length + 3 * (last - first) + RANK_BYTES * rankCount)
  let length = 0
  bytes[length++] = OPEN
  for (let index = first; index < last; index++) {
    if (index > first) bytes[length++] = COMMA
    bytes[length++] = OPEN
    const [start, end] = [starts[index] ?? 0, ends[index] ?? 0]
    for (let at = start; at < end; at++) {
      const rank = ranks[at] ?? 0
      if (at > start) bytes[length++] = COMMA
      length = writeNumber(bytes, length, sectionOf(rank))
      bytes[length++] = COMMA
      length = writeNumber(bytes, length, weightOf(rank))
    }
    bytes[length++] = CLOSE
  }
  bytes[length++] = CLOSE
  return bytes.toString('latin1', 0, length)
}

function rangeSize({starts, ends}: Pick<TermLists, 'starts' | 'ends'>, range: TermRange): number {
  let size = 0
  for (let index = range.start; index < range.end; index++) {
    size += (ends[index] ?? 0) - (starts[index] ?? 0)
  }
  return size
}

/** Writes the digits of a number; returns where they end. */
function writeNumber(bytes: Uint8Array, start: number, number: number): number {
  const end = start + countDigits(number)
  let rest = number
  for (let at = end - 1; at >= start; at--) {
    const next = (rest / 10) | 0
    bytes[at] = ZERO + rest - 10 * next
    rest = next
  }
  return end
}

/** Length of a number in decimal. */
export function countDigits(number: number): number {
  if (number < 10) return 1
  if (number < 100) return 2
  if (number < 1000) return 3
  return 3 + countDigits((number / 1000) | 0)
}
