import {whenIdle} from '../enhance/when-idle.ts'
import {registerWorker} from '../release/register-worker.ts'
import type {AppRouter} from '../router.ts'
import {countPageViews} from './analytics.ts'
import {refreshNavigation} from './refresh-navigation.ts'

/** Set by the bundler: whether the build watches its files and reports changes to the page. */
declare const LIVE_UPDATE: boolean

/**
 * Counts page views if the site has analytics; keeps the navigation current and the site readable
 * offline.
 */
export function scheduleBackgroundWork(
  router: AppRouter,
  {hasSameNav}: {hasSameNav: boolean},
): void {
  const {site} = router.options.context
  const {nav} = site.map
  if (nav.analytics) countPageViews(router, nav.analytics)
  if (!LIVE_UPDATE) refreshNavigation(router, {isOutdated: !hasSameNav})
  whenIdle(() => {
    if (LIVE_UPDATE) {
      void import('./live-update.ts').then(module => module.listenForLiveUpdates(router))
    } else {
      void registerWorker(site, listener => router.subscribe('onRendered', listener))
    }
  })
}
