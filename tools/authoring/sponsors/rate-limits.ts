/** Length of a window of Open Collective's rate limit, for answers that do not state a time. */
const WINDOW = 60_000

/**
 * Milliseconds that a server asks for before the next request, by `retry-after` or because
 * `x-ratelimit-remaining` is 0; 0 if it asks for none.
 */
export function parsePause(headers: Headers, now: number): number {
  const retry = parseRetryAfter(headers.get('retry-after'), now)
  const isUsedUp = parseNumber(headers.get('x-ratelimit-remaining')) === 0
  if (!isUsedUp) return Math.max(0, retry ?? 0)
  const reset = parseReset(headers.get('x-ratelimit-reset'), now) ?? now + (retry ?? WINDOW)
  return Math.max(0, reset - now, retry ?? 0)
}

/**
 * When a limit ends, in milliseconds since 1970. Open Collective sends seconds since 1970, others
 * milliseconds since 1970 or seconds from now; the size of the number tells them apart.
 */
function parseReset(value: string | null, now: number): number | undefined {
  const reset = parseNumber(value)
  if (reset === undefined) return undefined
  if (reset >= 1e11) return reset // seconds until the year 5138, milliseconds since 1973
  return reset >= 1e8 ? reset * 1000 : now + reset * 1000
}

/** Parses seconds, which Open Collective sends as fractions, or a date. */
function parseRetryAfter(value: string | null, now: number): number | undefined {
  const seconds = parseNumber(value)
  if (seconds !== undefined) return seconds * 1000
  const date = Date.parse(value ?? '')
  return Number.isNaN(date) ? undefined : date - now
}

function parseNumber(value: string | null): number | undefined {
  return value !== null && /^\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) : undefined
}
