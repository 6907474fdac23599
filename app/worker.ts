/// <reference lib="webworker" />
import {matchPrecache, precacheAndRoute, type PrecacheEntry} from 'workbox-precaching'
import {NavigationRoute, registerRoute} from 'workbox-routing'
import {NetworkFirst} from 'workbox-strategies'
import {endpoints} from '#contract/endpoints.ts'
import type {Nav} from '#contract/nav.ts'
import {createSiteMap} from './site-map.ts'

/*
 * The service worker. The files of the shell are stored when it is installed; pages are stored as
 * they are visited. What the network has is always preferred, but not waited for longer than a
 * second if there is a copy. A new worker waits until no tab uses the old one.
 */

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: PrecacheEntry[]
}

/** Milliseconds that a reader waits for the network while there is a copy. */
const PATIENCE = 1000
const DATA_CACHE = 'data-v1'

precacheAndRoute(self.__WB_MANIFEST)

const data = new NetworkFirst({
  cacheName: DATA_CACHE,
  networkTimeoutSeconds: PATIENCE / 1000,
  plugins: [{fetchDidSucceed: ({response}) => Promise.resolve(refuseServerErrors(response))}],
})

registerRoute(({url, sameOrigin}) => sameOrigin && url.pathname.startsWith('/data/v1/'), data)

registerRoute(
  new NavigationRoute(({request, url}) => navigate(request, url.pathname), {
    denylist: [/^\/data\//, /\.\w+$/],
  }),
)

self.addEventListener('install', event => {
  event.waitUntil(store([`/${endpoints.nav}`]))
})

self.addEventListener('message', event => {
  const message: unknown = event.data
  if (isStoreMessage(message)) event.waitUntil(store(message.urls))
})

/** The document of the server, or the shell that shows the stored page. */
async function navigate(request: Request, pathname: string): Promise<Response> {
  const network = fetch(request).then(refuseServerErrors)
  const shell = shellFor(pathname)
  try {
    return await ((await shell.isStored) ? withPatience(network) : network)
  } catch (error) {
    const response = await shell.response()
    if (response) return response
    throw error
  }
}

/** A known page is shown by the shell; of any other, it can only be said that it is unknown. */
function shellFor(pathname: string) {
  const page = readNav().then(nav => nav && createSiteMap(nav).page(pathname))
  return {
    isStored: page.then(async known => {
      const match = known && (await caches.match(`/${endpoints.page(known.path)}`))
      return match !== undefined
    }),
    async response(): Promise<Response | undefined> {
      if (await page) return matchPrecache('/app-shell/index.html')
      const notFound = await matchPrecache('/404.html')
      return notFound && new Response(notFound.body, {status: 404, headers: notFound.headers})
    },
  }
}

async function readNav(): Promise<Nav | undefined> {
  const response = await caches.match(`/${endpoints.nav}`)
  return response?.json()
}

async function withPatience(network: Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The network takes too long')), PATIENCE)
  })
  return Promise.race([network, tooLate]).finally(() => clearTimeout(timer))
}

/** A server that fails is no better than none: what is stored is shown instead. */
function refuseServerErrors(response: Response): Response {
  if (response.status >= 500) throw new Error(`The server answered ${response.status}`)
  return response
}

/** Stores files of the API; a file that cannot be had is stored when it is next asked for. */
async function store(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(DATA_CACHE)
  await Promise.allSettled(urls.filter(isData).map(url => cache.add(url)))
}

function isData(url: string): boolean {
  const {origin, pathname} = new URL(url, location.origin)
  return origin === location.origin && pathname.startsWith('/data/v1/')
}

function isStoreMessage(message: unknown): message is {type: 'STORE'; urls: string[]} {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'STORE' &&
    'urls' in message &&
    Array.isArray(message.urls)
  )
}
