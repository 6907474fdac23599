import {createRoute, useLocation, useRouter} from '@tanstack/react-router'
import {useCallback} from 'react'
import {endpoints} from '#contract/endpoints.ts'
import {ToolFrame} from '../ui/tool-frame.tsx'
import {loadExplorer} from './load-explorer.ts'
import {loadPage, ShownPage} from './page.tsx'
import {rootRoute} from './root.tsx'

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
})

function ExplorerRoute() {
  const {api, chunks} = explorerRoute.useRouteContext()
  const router = useRouter()
  const query = useLocation({select: ({searchStr}) => searchStr})
  const load = useCallback(() => loadExplorer(api, chunks), [api, chunks])
  const setQuery = useCallback(
    (next: string) => void router.navigate({href: URL + next, replace: true, resetScroll: false}),
    [router],
  )
  return (
    <ShownPage
      loaded={explorerRoute.useLoaderData()}
      tool={
        <ToolFrame name="explorer" load={load} fallback={fallback}>
          {({Explorer, ...loaded}) => <Explorer {...loaded} query={query} setQuery={setQuery} />}
        </ToolFrame>
      }
    />
  )
}

const fallback = (
  <p>
    The explorer needs JavaScript. Without it, look up an option in{' '}
    <a href="/configuration/">Configuration</a>, or read the data that the explorer shows:{' '}
    <a href={`/${endpoints.webpack('options')}`}>the options</a> and{' '}
    <a href={`/${endpoints.defaults}`}>their defaults</a>.
  </p>
)
