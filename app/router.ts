import {createRouter, type RouterHistory} from '@tanstack/react-router'
import {appShellRoute} from './routes/app-shell.tsx'
import {explorerRoute} from './routes/explorer.tsx'
import {homeRoute} from './routes/home.tsx'
import {pageRoute} from './routes/page.tsx'
import {playgroundRoute} from './routes/playground.tsx'
import {printableRoute} from './routes/printable.tsx'
import {rootRoute, type AppContext} from './routes/root.tsx'
import {versionsRoute} from './routes/versions.tsx'
import {RouteNotFound} from './routes/not-found.tsx'
import {RouteError, RoutePending} from './routes/states.tsx'

const routeTree = rootRoute.addChildren([
  homeRoute,
  appShellRoute,
  explorerRoute,
  playgroundRoute,
  versionsRoute,
  printableRoute,
  pageRoute,
])

/** Milliseconds for which a page counts as fresh; an older one is shown and requested again. */
const MAX_AGE_MS = 10_000

/** The routes of the site over a history: the browser's, or a list in memory. */
export function createAppRouter(
  context: AppContext,
  history: RouterHistory,
  options: {isServer?: boolean; scrollRestoration?: () => boolean} = {},
) {
  return createRouter({
    routeTree,
    history,
    context,
    trailingSlash: 'always',
    defaultStaleTime: MAX_AGE_MS,
    defaultPreloadStaleTime: MAX_AGE_MS,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultStructuralSharing: false,
    // The query does not belong to the router: it stays as written.
    parseSearch: query => (query.length > 1 ? {query} : {}),
    stringifySearch: ({query}) => (typeof query === 'string' ? query : ''),
    defaultPendingComponent: RoutePending,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: RouteNotFound,
    ...options,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
