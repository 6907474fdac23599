import {createRoute} from '@tanstack/react-router'
import {DocumentPage} from '../ui/document-page.tsx'
import {loadPage} from './load-page.tsx'
import {pageOf} from './loaded-page.ts'
import {rootRoute} from './root.tsx'
import {RouteError, RoutePending} from './states.tsx'

/** Any page of the documentation, such as `/guides/tree-shaking/`. */
export const pageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  loader: ({location, context, abortController}) =>
    loadPage(location.pathname, context, abortController.signal),
  component: PageRoute,
  pendingComponent: RoutePending,
  errorComponent: RouteError,
})

function PageRoute() {
  const {site} = pageRoute.useRouteContext()
  const loaded = pageOf(pageRoute.useLoaderData())
  // Shown to readers who come back to a URL that was not found, until it is looked up again.
  if (!loaded) return <RoutePending />
  const {meta, content} = loaded
  const {hiddenContributors} = site.map.nav
  return (
    <DocumentPage
      key={meta.url}
      page={meta}
      content={content}
      hiddenContributors={hiddenContributors}
    />
  )
}
