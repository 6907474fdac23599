import {nextTask} from '../enhance/next-task.ts'
import {createApi} from '../loading/api.ts'
import {followRelease} from '../loading/follow-release.ts'
import {createSiteMap} from '../navigation/site-map.ts'
import type {AppContext} from '../routes/app-context.ts'
import {readFirstPage} from './first-page.ts'

/** Creates the router's context, once the navigation has loaded. */
export async function createContext(): Promise<AppContext> {
  const api = createApi(location.origin)
  const [nav] = await Promise.all([api.nav(), nextTask()])
  let firstPage = readFirstPage(document)
  return {
    api,
    site: {map: createSiteMap(nav)},
    takeFirstPage(pathname) {
      const page = firstPage?.meta.url === pathname ? firstPage : undefined
      firstPage = undefined
      return page
    },
    followRelease,
  }
}
