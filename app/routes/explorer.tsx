import {createRoute, useLocation, useRouter} from '@tanstack/react-router'
import {useCallback} from 'react'
import {DocumentPage} from '../ui/document-page.tsx'
import {ExplorerFrame} from '../ui/explorer-frame.tsx'
import {loadExplorer} from './load-explorer.ts'
import {loadPage} from './page.tsx'
import {rootRoute} from './root.tsx'
import {RouteError, RoutePending} from './states.tsx'

const URL = '/configuration/explorer/'

/** The page of `content/configuration/explorer.md`, with the explorer above its text. */
export const explorerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: URL,
  loader({context, abortController}) {
    context.preloadExplorer()
    return loadPage(URL, context, abortController.signal)
  },
  staleTime: Infinity, // the query changes often, and does not change the page
  component: ExplorerRoute,
  pendingComponent: RoutePending,
  errorComponent: RouteError,
})

function ExplorerRoute() {
  const {site, api, chunks} = explorerRoute.useRouteContext()
  const {meta, content} = explorerRoute.useLoaderData()
  const router = useRouter()
  const query = useLocation({select: ({searchStr}) => searchStr})
  const load = useCallback(() => loadExplorer(api, chunks), [api, chunks])
  const setQuery = useCallback(
    (next: string) => void router.navigate({href: URL + next, replace: true, resetScroll: false}),
    [router],
  )
  return (
    <DocumentPage
      key={meta.url}
      page={meta}
      section={site.map.section(meta.url)}
      content={content}
      hiddenContributors={site.map.nav.hiddenContributors}
      tool={<ExplorerFrame load={load} query={query} setQuery={setQuery} />}
    />
  )
}
