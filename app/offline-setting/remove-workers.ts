/**
 * Removes the service worker and everything that it stored. If the server has a kill switch at its
 * URL, that worker does this: it also controls open tabs, whose requests the old worker would store.
 */
export async function removeWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map(remove))
}

async function remove(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update().catch(() => undefined)
  if (registration.installing ?? registration.waiting) return
  await registration.unregister()
  const names = await caches.keys()
  await Promise.all(names.map(name => caches.delete(name)))
}
