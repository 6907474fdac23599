/**
 * Ends the service worker for good, with all that it has stored. What replaces it at its URL does so
 * best: it takes over open tabs, whose requests the old one would go on to store until they close.
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
