import type {createSiteMap} from '../navigation/site-map.ts'
import {registerWorker} from '../offline/register-worker.ts'
import type {AppRouter} from '../router.ts'
import {refreshNavigation} from './refresh-navigation.ts'

/**
 * Keeps the navigation current and the site readable offline. `createMap` is passed in, because
 * modules shared with the app would be split into additional files.
 */
export async function startBackgroundWork(
  router: AppRouter,
  createMap: typeof createSiteMap,
): Promise<void> {
  refreshNavigation(router, createMap)
  await registerWorker(router.options.context.site, listener =>
    router.subscribe('onRendered', listener),
  )
}
