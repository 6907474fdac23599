import type {Search, SearchHit} from './hit.ts'

/** Milliseconds that a reader waits for the first. */
const PATIENCE = 2000

/** Milliseconds for which it is not asked again after it failed. */
const PAUSE = 30_000

interface FallbackOptions {
  first: Search
  fallback: Search
  isOnline(): boolean
  /** Milliseconds of a clock that never goes back. */
  now(): number
}

/** Asks the one, and the other if that fails, takes too long, or there is no network. */
export function createFallbackSearch({first, fallback, ...device}: FallbackOptions): Search {
  let pausedUntil = -Infinity
  return {
    async search(query, limit) {
      if (device.isOnline() && device.now() >= pausedUntil) {
        try {
          return await withPatience(first.search(query, limit))
        } catch {
          pausedUntil = device.now() + PAUSE
        }
      }
      return fallback.search(query, limit)
    },
  }
}

async function withPatience(answer: Promise<readonly SearchHit[]>): Promise<readonly SearchHit[]> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), PATIENCE)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
