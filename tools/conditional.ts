/** The part of a file that is asked for, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Whether an `If-None-Match` names the tag, so that its sender has the very bytes (RFC 9110, 13.1.2). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  // A cache on the way may have weakened the tag.
  return [...ifNoneMatch.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === etag)
}

interface RangeRequest {
  readonly range?: string | undefined
  readonly 'if-range'?: string | undefined
}

/**
 * The part that a request asks for; `undefined` means the whole. What is no single range may be
 * ignored, and so is a part of another version than the sender's (RFC 9110, 13.1.5 and 14.2).
 */
export function rangeOf(
  {range, 'if-range': ifRange}: RangeRequest,
  etag: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  if (ifRange !== undefined && ifRange !== etag) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : {start, end}
}
