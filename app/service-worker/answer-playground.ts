import {CacheableResponsePlugin} from 'workbox-cacheable-response'
import type {HandlerCallbackOptions} from 'workbox-core/types.js'
import {EXAMPLES_URL} from '#contract/private/playground.ts'
import {endpoints} from '#contract/endpoints.ts'
import {byPath} from './answer-data.ts'
import {preferNetwork} from './prefer-network.ts'

const PLAYGROUND_CACHE = 'playground-v1'

/** Whether a path is that of a file of the playground, which is stored when it is used. */
export function isPlayground(pathname: string): boolean {
  return pathname.startsWith('/assets/playground-')
}

/** Whether a path is that of an example, or of the list of them. */
export function isExample(pathname: string): boolean {
  return (
    pathname.startsWith(`/${endpoints.example('').replace(/[^/]*$/, '')}`) ||
    pathname === `/${EXAMPLES_URL}`
  )
}

/** An example from the network, with a copy stored, or else the stored copy. */
export function answerExample(options: HandlerCallbackOptions): Promise<Response> {
  const cacheable = new CacheableResponsePlugin({statuses: [200]})
  return preferNetwork(options, {cacheName: PLAYGROUND_CACHE, plugins: [byPath, cacheable]})
}

/** A stored file, or the answer of the network, which is stored: the file of a URL never changes. */
export async function answerPlayground({
  event,
  request,
}: HandlerCallbackOptions): Promise<Response> {
  const {url} = new Request(request)
  const stored = await caches.match(url).catch(() => undefined)
  if (stored) return stored
  const response = await fetch(request)
  // Without space, the file is still used.
  if (response.ok) event.waitUntil(store(url, response.clone()).catch(() => undefined))
  return response
}

/** Stores a file instead of that of another release. */
async function store(url: string, response: Response): Promise<void> {
  const cache = await caches.open(PLAYGROUND_CACHE)
  const old = (await cache.keys()).filter(request => nameOf(request.url) === nameOf(url))
  await cache.put(url, response)
  await Promise.all(old.filter(request => request.url !== url).map(each => cache.delete(each)))
}

/** `/assets/playground-1a2b3c4d/engine.js` → `/assets/playground-/engine.js` */
function nameOf(url: string): string {
  return new URL(url).pathname.replace(/playground-\w+/, 'playground-')
}
