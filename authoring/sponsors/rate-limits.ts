/** Length of a window of Open Collective's rate limit, for answers that do not state a time. */
const WINDOW_MS = 60_000

/** Milliseconds until a server allows the next request, after one with `x-ratelimit-remaining: 0`. */
export function parsePause(headers: Headers, now: number): number {
  if (parseNumber(headers.get('x-ratelimit-remaining')) !== 0) return 0
  const reset = parseReset(headers.get('x-ratelimit-reset'), now) ?? now + WINDOW_MS
  return Math.max(0, reset - now)
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

function parseNumber(value: string | null): number | undefined {
  return value !== null && /^\d+(?:\.\d+)?$/.test(value.trim()) ? Number(value) : undefined
}
