import {CacheableResponsePlugin} from 'workbox-cacheable-response'
import type {HandlerCallbackOptions, WorkboxPlugin} from 'workbox-core/types.js'
import {endpoints} from '#contract/endpoints.ts'
import {CONTENT_CACHE, describeResponse, matchContent} from './content-store.ts'
import {preferNetwork, storeNothing} from './prefer-network.ts'

/** Whether a path is that of a file of the API. */
export function isData(pathname: string): boolean {
  return pathname.startsWith(`/${endpoints.index.replace(/[^/]+$/, '')}`)
}

/** Ignores the query, because it does not select another file. */
export const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({request}) => new URL(request.url).pathname,
}

/** Networks with a login page answer with HTML instead of the requested file. */
const onlyJson: WorkboxPlugin = {
  async fetchDidSucceed({response}) {
    const type = response.headers.get('Content-Type') ?? ''
    if (response.ok && !type.includes('json')) throw new Error(`The answer is ${type}`)
    return response
  },
}

/** An incomplete answer is not stored. */
const onlyWhole: WorkboxPlugin = {
  async cacheWillUpdate({response}) {
    try {
      await response.clone().json()
      return response
    } catch {
      return null
    }
  },
}

/** Stores an answer with its hash, unless it is the one that is stored. */
const described: WorkboxPlugin = {
  async cacheWillUpdate({request, response}) {
    const {pathname} = new URL(request.url)
    const tag = response.headers.get('ETag')
    const old = tag === null ? undefined : await matchContent(pathname)
    return old?.headers.get('ETag') === tag ? null : describeResponse(pathname, response)
  },
}

/** A file of the API from the network, with a copy stored, or else the stored copy. */
export function answerData(options: HandlerCallbackOptions): Promise<Response> {
  const cacheable = new CacheableResponsePlugin({statuses: [200]})
  return answer(options, [byPath, onlyJson, cacheable, onlyWhole, described])
}

/** An image or a download from the network, or else the copy stored with the content. */
export function answerFile(options: HandlerCallbackOptions): Promise<Response> {
  return answer(options, [byPath, storeNothing])
}

function answer(options: HandlerCallbackOptions, plugins: WorkboxPlugin[]): Promise<Response> {
  const {pathname} = new URL(new Request(options.request).url)
  const findCopy = () => matchContent(pathname)
  return preferNetwork(options, {cacheName: CONTENT_CACHE, plugins, findCopy})
}

/** Stores a file that was loaded before the worker existed. If it fails, the next request stores it. */
export async function storeData(event: ExtendableEvent, pathname: string): Promise<void> {
  await answerData({event, request: pathname}).catch(() => undefined)
}
