/// <reference lib="webworker" />
import type {RouteHandler} from 'workbox-core/types.js'
import type {PrecacheEntry} from 'workbox-precaching'
import {NavigationRoute, Route, Router} from 'workbox-routing'
import {endpoints} from '#contract/endpoints.ts'
import {answerData, answerFile, isData, storeData} from './service-worker/answer-data.ts'
import {answerDocument} from './service-worker/answer-document.ts'
import {
  answerExample,
  answerPlayground,
  isExample,
  isPlayground,
} from './service-worker/answer-playground.ts'
import {listenForMessages} from './service-worker/listen-for-messages.ts'
import {createShell} from './service-worker/shell.ts'

/*
 * The service worker. It has three stores. The shell is the files of one release, which are stored
 * together when the worker is installed. The content is stored file by file as it is read, and the
 * rest when a page requests it while the browser is idle. Answers come from the network first, but
 * a stored copy is used if the network is slow. The playground is stored as it is used. Requests to
 * other origins are not handled.
 */

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: PrecacheEntry[]
}

const shell = createShell(self.__WB_MANIFEST)

self.addEventListener('install', event => {
  event.waitUntil(shell.install(event))
  event.waitUntil(storeData(event, `/${endpoints.nav}`)) // if it fails, the first page stores it
})

/** The worker controls the first page immediately. Open tabs of another release reload. */
self.addEventListener('activate', event => {
  event.waitUntil(shell.activate(event).then(() => self.clients.claim()))
})

listenForMessages(self, shell)

const router = new Router()
/** Documents have no extension, or are the file of a page; the files of the API are for programs. */
const files = [/^(?![^?]*\/index\.html(?:\?|$))[^?]*\.\w+(?:\?|$)/, /^\/data\//]
router.registerRoute(
  new NavigationRoute(options => answerDocument(options, shell), {denylist: files}),
)
router.registerRoute(shell.route)
register(isExample, answerExample)
register(isData, answerData)
register(isPlayground, answerPlayground)
/** A script or styles of another release, which its worker may have stored for open tabs. */
register(
  pathname => pathname.startsWith('/assets/'),
  async ({request}) => (await caches.match(request.url)) ?? fetch(request),
)
register(pathname => /\.\w+$/.test(pathname) && pathname !== '/sw.js', answerFile)
// If the handler fails, the reader gets the answer of the network.
router.setCatchHandler(({request}) => fetch(request))
router.addFetchListener()

/** Answers requests to this site by their paths. The server answers requests for a part of a file. */
function register(isMatch: (pathname: string) => boolean, answer: RouteHandler): void {
  router.registerRoute(
    new Route(
      ({sameOrigin, url, request}) =>
        sameOrigin && !request.headers.has('Range') && isMatch(url.pathname),
      answer,
    ),
  )
}
