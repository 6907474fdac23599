import {COMPLETE, STORED_INDEX} from './worker-messages.ts'

/** How much of the content is available offline. */
export async function whatIsStored(): Promise<'everything' | 'something' | 'nothing'> {
  try {
    if (!navigator.serviceWorker?.controller) return 'nothing'
    const index = await caches.match(STORED_INDEX)
    return index?.headers.has(COMPLETE) ? 'everything' : 'something'
  } catch {
    return 'nothing' // storage is blocked
  }
}
