import type {HandlerCallbackOptions, WorkboxPlugin} from 'workbox-core/types.js'
import {NetworkFirst} from 'workbox-strategies'

/** Milliseconds that a reader waits for the network while there is a copy. */
const TIMEOUT_MS = 300

/** Milliseconds for which a slow network is not waited for again. */
const SLOW_MS = 30_000

let slowUntil = 0

/** For answers that are stored elsewhere, or not at all. */
export const storeNothing: WorkboxPlugin = {cacheWillUpdate: async () => null}

interface NetworkOptions {
  readonly cacheName: string
  /** One of them must decide with `cacheWillUpdate` what is stored. */
  readonly plugins: readonly WorkboxPlugin[]
  /** Finds the copy, if it has another key in the cache. */
  readonly findCopy?: () => Promise<Response | undefined>
}

/**
 * Returns the answer of the network, or the copy if the network takes too long or fails. Without a
 * copy, it waits for the network. Unlike `NetworkFirst`, it does not wait again for a network that
 * was too slow a moment ago, because a page needs several files, one after the other.
 */
export function preferNetwork(
  request: HandlerCallbackOptions,
  {cacheName, plugins, findCopy}: NetworkOptions,
): Promise<Response> {
  const start = performance.now()
  const networkTimeoutSeconds = (start < slowUntil ? 1 : TIMEOUT_MS) / 1000
  let isAnswered = false
  const speed: WorkboxPlugin = {
    async fetchDidSucceed({response}) {
      isAnswered = true
      // Treats server errors like a missing network.
      if (response.status >= 500) throw new Error(`The server answered ${response.status}`)
      if (performance.now() - start <= TIMEOUT_MS) slowUntil = 0
      return response
    },
    async fetchDidFail() {
      isAnswered = true
    },
    async cachedResponseWillBeUsed({cachedResponse}) {
      const copy = findCopy ? await findCopy() : cachedResponse
      if (copy && !isAnswered && start >= slowUntil) slowUntil = performance.now() + SLOW_MS
      return copy
    },
  }
  const strategy = new NetworkFirst({
    cacheName,
    networkTimeoutSeconds,
    plugins: [speed, ...plugins],
  })
  const [response, done] = strategy.handleAll(request)
  done.catch(() => undefined) // if the disk is full, the answer is still returned
  return response
}
