import {createSiteMap} from '../navigation/site-map.ts'
import type {AppRouter} from '../router.ts'

/**
 * Shows new content in place, at the same scroll position, and reloads the page for a new app. Only
 * a build that watches its files includes this.
 */
export function listenForLiveUpdates(router: AppRouter): void {
  const {api, site} = router.options.context
  void removeWorkers()
  const events = new EventSource('/live-update')
  events.addEventListener('content', () => {
    void api.nav().then(nav => {
      site.map = createSiteMap(nav)
      return router.invalidate()
    })
  })
  events.addEventListener('app', () => location.reload())
}

/** The service worker of an earlier visit would answer with stored content. */
async function removeWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker?.getRegistrations()
  await Promise.all((registrations ?? []).map(registration => registration.unregister()))
}
