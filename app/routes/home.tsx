import {createRoute} from '@tanstack/react-router'
import {useCallback, useMemo} from 'react'
import {endpoints} from '#contract/endpoints.ts'
import type {Sponsors} from '#contract/people.ts'
import {recoverIfOutdated} from '../release/follow-release.ts'
import {Article} from '../article/article.tsx'
import {HomePage} from '../ui/home/home-page.tsx'
import {PlaygroundFrame} from '../ui/playground-frame.tsx'
import type {SponsorSource} from '../ui/sponsors/use-sponsors.ts'
import {loadHomeStyles} from './load-home-styles.ts'
import {loadPlayground} from './load-playground.ts'
import {loadSponsors} from './load-sponsors.ts'
import {loadPage} from './page.tsx'
import {pageOf, rootRoute, type AppContext} from './root.tsx'
import {RoutePending} from './states.tsx'

/** Example of the playground on the page. */
const EXAMPLE = 'hello-webpack'

/** The home page: a splash above the text of `content/index.md`, and the sponsors below it. */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  async loader({context, abortController}) {
    const [page] = await Promise.all([
      loadPage('/', context, abortController.signal),
      loadHomeStyles(),
    ])
    return page
  },
  component: HomeRoute,
})

function HomeRoute() {
  const context = homeRoute.useRouteContext()
  const loaded = pageOf(homeRoute.useLoaderData())
  const sponsors = useMemo(() => createSponsorSource(context), [context])
  const {chunks} = context
  const load = useCallback((isAsked: boolean) => loadPlayground(chunks, isAsked), [chunks])
  if (!loaded) return <RoutePending />
  const {meta, content} = loaded
  const playground = (
    <PlaygroundFrame load={load} waits>
      {({Playground}) => <Playground example={EXAMPLE} urls={endpoints} />}
    </PlaygroundFrame>
  )
  return (
    <HomePage
      page={meta}
      playground={playground}
      article={<Article content={content} />}
      sponsors={sponsors}
    />
  )
}

/** Stored so that the scroll position is right when a reader returns. */
let loadedSponsors: Sponsors | undefined

function createSponsorSource({api, site}: AppContext): SponsorSource {
  return {
    loaded: loadedSponsors,
    maxAge: site.map.nav.sponsorsMaxAge,
    outdated: site.map.nav.outdatedSponsors,
    async load(signal) {
      loadedSponsors = await recoverIfOutdated(loadSponsors(api, signal))
      return loadedSponsors
    },
  }
}
