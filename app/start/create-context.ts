import {nextTask} from '../enhance/next-task.ts'
import {createApi} from '../loading/api.ts'
import {followRelease} from '../release/follow-release.ts'
import {createSiteMap} from '../links/site-map.ts'
import type {AppContext} from '../routes/root.tsx'
import {readFirstContent} from './first-page.ts'

/** Creates the router's context, once the navigation has loaded. */
export async function createContext({
  chunks,
  preloadExplorer,
}: Pick<AppContext, 'chunks' | 'preloadExplorer'>): Promise<AppContext> {
  const api = createApi(location.origin)
  const [nav] = await Promise.all([api.nav(), nextTask()])
  let first = readFirstContent(document)
  return {
    api,
    site: {map: createSiteMap(nav)},
    takeFirst(pathname) {
      const taken = first?.url === pathname ? first : undefined
      first = undefined
      return taken
    },
    chunks,
    preloadExplorer,
    followRelease,
  }
}
