import {createRoute, useLocation, useRouter} from '@tanstack/react-router'
import {useCallback, useMemo} from 'react'
import {readOwnVersion} from '../enhance/own-version.ts'
import {DocumentPage} from '../ui/document-page.tsx'
import {VersionsFrame} from '../ui/versions-frame.tsx'
import {loadVersions} from './load-versions.ts'
import {createConfigCheck} from './load-config-check.ts'
import {loadPage} from './page.tsx'
import {rootRoute} from './root.tsx'
import {RouteError, RoutePending} from './states.tsx'

const URL = '/migrate/versions/'

/** The page of `content/migrate/versions.md`, with the list of changes above its text. */
export const versionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: URL,
  loader: ({context, abortController}) => loadPage(URL, context, abortController.signal),
  staleTime: Infinity, // the query changes often, and does not change the page
  component: VersionsRoute,
  pendingComponent: RoutePending,
  errorComponent: RouteError,
})

function VersionsRoute() {
  const {site, api, chunks} = versionsRoute.useRouteContext()
  const {meta, content} = versionsRoute.useLoaderData()
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
    <DocumentPage
      key={meta.url}
      page={meta}
      section={site.map.section(meta.url)}
      content={content}
      hiddenContributors={site.map.nav.hiddenContributors}
      tool={
        <VersionsFrame
          load={load}
          loadOptions={loadOptions}
          query={query}
          setQuery={setQuery}
          ownVersion={readOwnVersion()}
          checkConfig={checkConfig}
        />
      }
    />
  )
}
