import type {Search} from '../../search/hit.ts'

/** Maximum time to wait for the first search, in milliseconds. */
const TIMEOUT_MS = 2000

/** Milliseconds without queries to the first search after it failed. */
const RETRY_DELAY_MS = 30_000

interface FallbackOptions {
  first: Search
  fallback: Search
  isOnline(): boolean
  /** Time of a monotonic clock, in milliseconds. */
  now(): number
}

/**
 * Queries the first search, and the second one if the first fails or takes too long, or without a
 * network.
 */
export function createFallbackSearch({first, fallback, ...device}: FallbackOptions): Search {
  let pausedUntil = -Infinity
  return {
    async search(query, limit) {
      if (device.isOnline() && device.now() >= pausedUntil) {
        try {
          return await Promise.race([first.search(query, limit), late()])
        } catch {
          pausedUntil = device.now() + RETRY_DELAY_MS
        }
      }
      return fallback.search(query, limit)
    },
  }
}

/** Rejects when the time for an answer is over. */
function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('No answer in time')), TIMEOUT_MS)
  })
}
