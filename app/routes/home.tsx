import {createRoute} from '@tanstack/react-router'
import {HomePage} from '../ui/home-page.tsx'
import {loadPage} from './load-page.tsx'
import {rootRoute} from './root.tsx'
import {RouteError, RoutePending} from './states.tsx'

/** The home page: a splash above the text of `content/index.md`. */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: ({context, abortController}) => loadPage('/', context, abortController.signal),
  component: HomeRoute,
  pendingComponent: RoutePending,
  errorComponent: RouteError,
})

function HomeRoute() {
  const {meta, content} = homeRoute.useLoaderData()
  return <HomePage page={meta} content={content} />
}
