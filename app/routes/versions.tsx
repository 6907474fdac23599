import {createRoute, useLocation, useRouter} from '@tanstack/react-router'
import {useCallback, useMemo} from 'react'
import {readOwnVersion} from '../enhance/own-version.ts'
import {ToolFrame} from '../ui/tool-frame.tsx'
import {loadVersions} from './load-versions.ts'
import {createConfigCheck} from './load-config-check.ts'
import {loadPage, ShownPage} from './page.tsx'
import {rootRoute} from './root.tsx'

const URL = '/migrate/versions/'

/** The page of `content/migrate/versions.md`, with the list of changes above its text. */
export const versionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: URL,
  loader: ({context, abortController}) => loadPage(URL, context, abortController.signal),
  staleTime: Infinity, // the query changes often, and does not change the page
  component: VersionsRoute,
})

function VersionsRoute() {
  const {api, chunks} = versionsRoute.useRouteContext()
  const router = useRouter()
  const query = useLocation({select: ({searchStr}) => searchStr})
  const load = useCallback(() => loadVersions(api, chunks), [api, chunks])
  const loadOptions = useCallback(() => api.options(), [api])
  const checkConfig = useMemo(() => createConfigCheck(chunks), [chunks])
  const setQuery = useCallback(
    (next: string) => void router.navigate({href: URL + next, replace: true, resetScroll: false}),
    [router],
  )
  return (
    <ShownPage
      loaded={versionsRoute.useLoaderData()}
      tool={
        <ToolFrame name="list of changes" load={load} fallback={fallback}>
          {({Versions, ...loaded}) => (
            <Versions
              {...loaded}
              loadOptions={loadOptions}
              query={query}
              setQuery={setQuery}
              ownVersion={readOwnVersion()}
              checkConfig={checkConfig}
            />
          )}
        </ToolFrame>
      }
    />
  )
}

const fallback = (
  <p>
    To choose two versions, turn on JavaScript. Without it, read the table of{' '}
    <a href="#all-minor-versions">all minor versions</a>.
  </p>
)
