import type {HandlerCallbackOptions, WorkboxPlugin} from 'workbox-core/types.js'
import {NetworkFirst} from 'workbox-strategies'

/** Seconds that a reader waits for the network while there is a copy. */
const PATIENCE = 0.3

/** The least that can be set. */
const NONE = 0.001

/** Milliseconds for which a network that took longer is not waited for again. */
const SLOW = 30_000

let slowUntil = 0

interface NetworkFirstOptions {
  readonly cacheName: string
  /** One of them has to say with `cacheWillUpdate` what is stored. */
  readonly plugins: readonly WorkboxPlugin[]
  /** The copy, if it is not what the cache has for the request. */
  readonly findCopy?: () => Promise<Response | undefined>
}

/** Answers requests. */
export type Answer = (options: HandlerCallbackOptions) => Promise<Response>

/**
 * What the network answers, or what is stored if that takes too long or fails. Without a copy, the
 * network is waited for. This adds to `NetworkFirst` that a network which was too slow a moment ago
 * is not waited for again: a page needs several files, one after the other.
 */
export function createNetworkFirst({cacheName, plugins, findCopy}: NetworkFirstOptions): Answer {
  const create = (networkTimeoutSeconds: number) =>
    new NetworkFirst({
      cacheName,
      networkTimeoutSeconds,
      plugins: [createSpeedPlugin(findCopy), ...plugins, refuseServerErrors],
    })
  const [patient, impatient] = [create(PATIENCE), create(NONE)]
  return options => {
    const strategy = Date.now() < slowUntil ? impatient : patient
    const [response, done] = strategy.handleAll(options)
    done.catch(() => undefined) // The disk may be full: who reads is told by the answer, if at all.
    return response
  }
}

/** Remembers whether the network is slow: whether a copy was given before it answered. */
function createSpeedPlugin(findCopy: NetworkFirstOptions['findCopy']): WorkboxPlugin {
  const note = (state: object | undefined, facts: object) => void Object.assign(state ?? {}, facts)
  return {
    async requestWillFetch({request, state}) {
      note(state, {start: Date.now()})
      return request
    },
    async fetchDidSucceed({response, state}) {
      note(state, {isAnswered: true})
      if (Date.now() - state?.['start'] <= PATIENCE * 1000) slowUntil = 0
      return response
    },
    async fetchDidFail({state}) {
      note(state, {isAnswered: true})
    },
    async cachedResponseWillBeUsed({cachedResponse, state}) {
      const copy = findCopy ? await findCopy() : cachedResponse
      const isLate = copy !== undefined && state?.['isAnswered'] !== true
      if (isLate && Date.now() >= slowUntil) slowUntil = Date.now() + SLOW
      return copy
    },
  }
}

/** A server that fails is no better than none. */
const refuseServerErrors: WorkboxPlugin = {
  async fetchDidSucceed({response}) {
    if (response.status >= 500) throw new Error(`The server answered ${response.status}`)
    return response
  },
}
