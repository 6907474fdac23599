import {createRoute, useLocation} from '@tanstack/react-router'
import {useCallback} from 'react'
import {endpoints} from '#contract/endpoints.ts'
import {PlaygroundFrame} from '../ui/playground-frame.tsx'
import {loadPlayground} from './load-playground.ts'
import {loadPage, ShownPage} from './page.tsx'
import {rootRoute} from './root.tsx'

const URL = '/playground/'

/** Example that the page opens without a query. */
const FIRST = 'getting-started'

/** The page of `content/playground.md`, with the playground above its text. */
export const playgroundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: URL,
  loader: ({context, abortController}) => loadPage(URL, context, abortController.signal),
  staleTime: Infinity, // the query and the hash change often, and do not change the page
  component: PlaygroundRoute,
})

function PlaygroundRoute() {
  const {chunks} = playgroundRoute.useRouteContext()
  const query = useLocation({select: ({searchStr}) => searchStr})
  const load = useCallback((isAsked: boolean) => loadPlayground(chunks, isAsked), [chunks])
  const hash = useLocation({select: location => location.hash})
  const example = new URLSearchParams(query).get('example') ?? FIRST
  return (
    <ShownPage
      loaded={playgroundRoute.useLoaderData()}
      isWide
      tool={
        <PlaygroundFrame load={load}>
          {({Playground}) => <Playground example={example} urls={endpoints} hash={`#${hash}`} />}
        </PlaygroundFrame>
      }
    />
  )
}
