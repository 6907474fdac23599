import {createSiteMap} from '../navigation/site-map.ts'
import type {AppRouter} from '../router.ts'
import {loadRenderer} from '../routes/load-page.tsx'

/** Set by the bundler: whether the build watches its files and reports changes to the page. */
declare const LIVE_UPDATE: boolean

/** Loads the parts of the app that the first page does not need, most of them when it is idle. */
export function scheduleBackgroundWork(router: AppRouter): void {
  const {nav} = router.options.context.site.map
  if (nav.analytics) {
    void import('./analytics.ts').then(module => module.countPageViews(router, nav), ignoreError)
  }
  whenIdle(() => {
    void loadRenderer().catch(ignoreError)
    if (LIVE_UPDATE) {
      void import('./live-update.ts').then(module => module.listenForLiveUpdates(router))
    } else {
      void import('./background-work.ts').then(
        module => module.startBackgroundWork(router, createSiteMap),
        ignoreError,
      )
    }
  })
}

/**
 * Nothing here is worth an error message: the renderer is loaded again with the next page, and the
 * site works without the rest.
 */
function ignoreError(): void {}

function whenIdle(callback: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(callback, {timeout: 5000})
    else setTimeout(callback, 200)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, {once: true})
}
