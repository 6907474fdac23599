import type {AppRouter} from './router.ts'
import type {createSiteMap} from './navigation/site-map.ts'

/** Milliseconds for which the navigation is taken as fresh. */
const FRESH = 10_000

/**
 * Asks for the navigation again as the reader goes from page to page: what was added, moved or
 * removed since reaches a tab that stays open.
 */
export function keepFresh(router: AppRouter, createMap: typeof createSiteMap): void {
  const {api, site} = router.options.context
  let asked = Date.now()
  let known = JSON.stringify(site.map.nav)
  router.subscribe('onBeforeNavigate', ({pathChanged}) => {
    if (!pathChanged || Date.now() - asked < FRESH) return
    asked = Date.now()
    api.nav().then(
      nav => {
        const text = JSON.stringify(nav)
        if (text === known) return undefined
        known = text
        site.map = createMap(nav)
        return whenShown(router, () => router.invalidate())
      },
      () => undefined, // without a network: what is known is all there is
    )
  })
}

/** Calls back at once, or after the page that is being loaded is there. */
function whenShown(router: AppRouter, callback: () => Promise<void>): void {
  if (router.state.status === 'idle') return void callback()
  const stop = router.subscribe('onResolved', () => {
    stop()
    void callback()
  })
}
