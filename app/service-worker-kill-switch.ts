/// <reference lib="webworker" />

/*
 * The kill switch: built as `sw.js` when a site turns its service worker off. Replaces the installed
 * worker, deletes everything it has stored, and unregisters. Open tabs continue without a worker.
 */

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', event => {
  const remove = async () => {
    await Promise.all((await caches.keys()).map(name => caches.delete(name)))
    await self.registration.unregister()
  }
  event.waitUntil(remove())
})
