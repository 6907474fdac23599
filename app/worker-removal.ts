/// <reference lib="webworker" />

/*
 * The worker of a site that has none any more: the kill switch. It takes the place of the one that
 * was there, removes all that is stored, and itself. Open tabs go on without.
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
