import {createRoute} from '@tanstack/react-router'
import {loadChunk} from '../load-chunk.ts'
import {HomePage} from '../ui/home-page.tsx'
import {loadPage} from './load-page.tsx'
import {rootRoute} from './root.tsx'
import {RouteError, RoutePending} from './states.tsx'

/** The home page: a splash above the text of `content/index.md`. */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  async loader({context, abortController}) {
    const [page, {Splash}] = await Promise.all([
      loadPage('/', context, abortController.signal),
      loadChunk('splash', () => import('../ui/home/splash.tsx')),
    ])
    return {...page, splash: <Splash description={page.meta.description} />}
  },
  component: HomeRoute,
  pendingComponent: RoutePending,
  errorComponent: RouteError,
})

function HomeRoute() {
  const {content, splash} = homeRoute.useLoaderData()
  return <HomePage content={content} splash={splash} />
}
