import {createRoute} from '@tanstack/react-router'
import {useMemo} from 'react'
import {isOutdated} from '../loading/follow-release.ts'
import {loadChunk} from '../loading/load-chunk.ts'
import {Article} from '../ui/article.tsx'
import type * as Home from '../ui/home-page.tsx'
import type {LoadedSponsors, SponsorSource} from '../ui/sponsors/use-sponsors.ts'
import type {AppContext} from './app-context.ts'
import {loadPage} from './load-page.tsx'
import {rootRoute} from './root.tsx'
import {RouteError, RoutePending} from './states.tsx'

/** The home page: a splash above the text of `content/index.md`, and the sponsors below it. */
export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  async loader({context, abortController}) {
    const [page, {HomePage}] = await Promise.all([
      loadPage('/', context, abortController.signal),
      loadHomePage(),
    ])
    return {...page, HomePage}
  },
  component: HomeRoute,
  pendingComponent: RoutePending,
  errorComponent: RouteError,
})

function HomeRoute() {
  const context = homeRoute.useRouteContext()
  const {meta, content, HomePage} = homeRoute.useLoaderData()
  const sponsors = useMemo(() => createSponsorSource(context), [context])
  return <HomePage page={meta} article={<Article content={content} />} sponsors={sponsors} />
}

/** Loads what only the home page shows; no other page waits for it. */
function loadHomePage(): Promise<typeof Home> {
  return loadChunk('home-page', () => import('../ui/home-page.tsx'))
}

/** Kept, so that a reader who comes back finds the place where they were. */
let loadedSponsors: LoadedSponsors | undefined

function createSponsorSource({api, followRelease}: AppContext): SponsorSource {
  return {
    loaded: loadedSponsors,
    async load(signal) {
      try {
        const {loadSponsors} = await loadChunk('sponsors', () => import('./load-sponsors.ts'))
        loadedSponsors = await loadSponsors(api, signal)
        return loadedSponsors
      } catch (error) {
        if (isOutdated(error)) await followRelease({keepScroll: true})
        throw error
      }
    },
  }
}
