/** Ends the service worker for good, with all that it has stored. */
export async function removeWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map(registration => registration.unregister()))
  const names = 'caches' in window ? await caches.keys() : []
  await Promise.all(names.map(name => caches.delete(name)))
}
