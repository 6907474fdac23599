/// <reference lib="webworker" />
import type {PrecacheEntry} from 'workbox-precaching'
import {endpoints} from '#contract/endpoints.ts'
import {answerData, answerFile, isData, storeData} from './worker/answer-data.ts'
import {answerDocument} from './worker/answer-document.ts'
import {deleteOldContent} from './worker/content-store.ts'
import {listenForMessages} from './worker/listen-for-messages.ts'
import {createShell} from './worker/shell.ts'

/*
 * The service worker. It has two stores: the shell, which are the files of one release, stored when
 * the worker is installed, all or none; and the content, of which each file is stored when it is
 * read, and the rest as a page asks for it while nothing else is to be done. What the network has
 * is preferred, but not waited for if there is a copy. Nothing of another origin is ever touched.
 */

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: PrecacheEntry[]
}

const shell = createShell(self.__WB_MANIFEST)

self.addEventListener('install', event => {
  event.waitUntil(shell.install(event))
  event.waitUntil(storeData(`/${endpoints.nav}`).catch(() => undefined)) // or with the first page
})

/** The first page is looked after at once; what else is open reloads if it is of another release. */
self.addEventListener('activate', event => {
  const clean = shell.activate(event).then(deleteOldContent)
  event.waitUntil(clean.then(() => self.clients.claim()))
})

self.addEventListener('fetch', event => {
  const {method, url, headers} = event.request
  const isOurs = new URL(url).origin === location.origin
  if (!isOurs || method !== 'GET' || headers.has('Range')) return
  const response = answer(event)
  // Whatever goes wrong in here, the reader gets what they would get without a worker.
  if (response) event.respondWith(response.catch(() => fetch(event.request)))
})

listenForMessages(self, shell)

function answer(event: FetchEvent): Promise<Response> | undefined {
  const {request} = event
  const {pathname} = new URL(request.url)
  const hasExtension = /\.\w+$/.test(pathname)
  if (request.mode === 'navigate' && !hasExtension && !pathname.startsWith('/data/')) {
    return answerDocument(event, shell)
  }
  if (shell.has(request.url)) {
    return shell.match(request.url).then(response => response ?? fetch(request))
  }
  if (isData(pathname)) return answerData(event, pathname)
  if (pathname.startsWith('/assets/')) return answerAsset(request)
  return hasExtension && pathname !== '/sw.js' ? answerFile(request, pathname) : undefined
}

/** A part of another release, whose worker may have stored it: its tabs are open for a moment. */
async function answerAsset(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request)
}
