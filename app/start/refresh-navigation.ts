import {createSiteMap} from '../links/site-map.ts'
import type {AppRouter} from '../router.ts'

/** Milliseconds after which the navigation is fetched again. */
const MAX_AGE_MS = 10_000

/**
 * Fetches the navigation again as the reader goes from page to page, so that a tab that stays open
 * shows what was added, moved or removed.
 */
export function refreshNavigation(router: AppRouter, {isOutdated}: {isOutdated: boolean}): void {
  const {api, site} = router.options.context
  let fetchedAt = isOutdated ? -Infinity : performance.now()
  let known = JSON.stringify(site.map.nav)
  router.subscribe('onBeforeNavigate', ({pathChanged}) => {
    if (!pathChanged || performance.now() - fetchedAt < MAX_AGE_MS) return
    fetchedAt = performance.now()
    api.nav().then(
      nav => {
        const text = JSON.stringify(nav)
        if (text === known) return undefined
        known = text
        site.map = createSiteMap(nav)
        return whenShown(router, () => router.invalidate())
      },
      () => undefined, // without a network, the navigation stays as it is
    )
  })
}

/** Calls back immediately, or when the page that is loading has loaded. */
function whenShown(router: AppRouter, callback: () => Promise<void>): void {
  if (router.state.status === 'idle') return void callback()
  const stop = router.subscribe('onResolved', () => {
    stop()
    void callback()
  })
}
