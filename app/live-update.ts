import type {Api} from './loading/api.ts'
import type {AppRouter} from './router.ts'
import {createSiteMap, type CurrentSite} from './navigation/site-map.ts'

/**
 * Only in a build that watches: new content is shown in place, with the scroll position kept;
 * a new app reloads the page.
 */
export function listen(router: AppRouter, site: CurrentSite, api: Api): void {
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

/** A worker of an earlier visit would answer with what it has stored. */
async function removeWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker?.getRegistrations()
  await Promise.all((registrations ?? []).map(registration => registration.unregister()))
}
