import {createRoute} from '@tanstack/react-router'
import {useMemo} from 'react'
import type {Sponsors} from '#contract/people.ts'
import {recoverIfOutdated} from '../loading/follow-release.ts'
import {Article} from '../ui/article.tsx'
import {HomePage} from '../ui/home-page.tsx'
import type {SponsorSource} from '../ui/sponsors/use-sponsors.ts'
import {loadSponsors} from './load-sponsors.ts'
import {loadPage} from './page.tsx'
import {pageOf, rootRoute, type AppContext} from './root.tsx'
import {RouteError, RoutePending} from './states.tsx'

/** The home page: a splash above the text of `content/index.md`, and the sponsors below it. */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: ({context, abortController}) => loadPage('/', context, abortController.signal),
  component: HomeRoute,
  pendingComponent: RoutePending,
  errorComponent: RouteError,
})

function HomeRoute() {
  const context = homeRoute.useRouteContext()
  const loaded = pageOf(homeRoute.useLoaderData())
  const sponsors = useMemo(() => createSponsorSource(context), [context])
  if (!loaded) return <RoutePending />
  const {meta, content} = loaded
  return <HomePage page={meta} article={<Article content={content} />} sponsors={sponsors} />
}

/** Stored so that the scroll position is right when a reader returns. */
let loadedSponsors: Sponsors | undefined

function createSponsorSource({api, site}: AppContext): SponsorSource {
  return {
    loaded: loadedSponsors,
    maxAge: site.map.nav.sponsorsMaxAge,
    async load(signal) {
      loadedSponsors = await recoverIfOutdated(loadSponsors(api, signal))
      return loadedSponsors
    },
  }
}
