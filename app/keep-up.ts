import {keepFresh} from './keep-fresh.ts'
import {registerWorker} from './offline/register-worker.ts'
import type {AppRouter} from './router.ts'
import type {createSiteMap} from './navigation/site-map.ts'

/**
 * What the app does once nothing else is to be done: it stays usable, whatever happens outside.
 * Functions of the app are given, not imported: they would be taken out of its files.
 */
export async function keepUp(router: AppRouter, createMap: typeof createSiteMap): Promise<void> {
  keepFresh(router, createMap)
  await registerWorker(router.options.context.site)
}
