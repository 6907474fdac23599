import {
  createRootRouteWithContext,
  Outlet,
  useRouterState,
  type RegisteredRouter,
} from '@tanstack/react-router'
import {useCallback} from 'react'
import {endpoints} from '#contract/endpoints.ts'
import type {NavPage} from '#contract/nav.ts'
import type {Api} from '../loading/api.ts'
import type {FollowReleaseOptions} from '../release/follow-release.ts'
import type {ChunkLoader} from '../loading/load-chunk.ts'
import type {ScreenMeta} from '../ui/screen-meta.ts'
import {canonicalPath, type CurrentSite} from '../links/site-map.ts'
import type {ArticleContent} from '../article/article.tsx'
import {plainHead, printableHead, type HeadSource} from '../ui/head-tags.ts'
import {Layout} from '../ui/layout.tsx'
import {loadAnchors} from './load-anchors.ts'
import {RouteNotFound} from './not-found.tsx'

/** The router's context: passed to the loaders and components of all routes. */
export interface AppContext {
  readonly api: Api
  readonly site: CurrentSite
  /** What the document already contains, if it is of this path; only the first call returns it. */
  takeFirst(pathname: string): FirstContent | undefined
  readonly chunks: ChunkLoader
  /** Preloads the scripts, the styles and the data of the explorer, all at once. */
  preloadExplorer(): void
  /** Loads the document of a newer release, if there is one; see `follow-release.ts`. */
  followRelease(options?: FollowReleaseOptions): Promise<void>
}

/** The text of a document, and its page; a printable section has no page. */
export interface FirstContent {
  readonly meta?: ScreenMeta | undefined
  readonly content: ArticleContent
}

/** A page as its route shows it. */
export interface LoadedPage extends FirstContent {
  readonly meta: ScreenMeta
}

/** The frame of every screen. */
export const rootRoute = createRootRouteWithContext<AppContext>()({
  component: RootRoute,
  wrapInSuspense: false, // the frame is always there: only what is in it has a placeholder
  notFoundComponent: RouteNotFound,
})

function RootRoute() {
  const context = rootRoute.useRouteContext()
  const {site} = context
  const match = useRouterState({select: ({matches}) => matches.at(-1)})
  const pathname = canonicalPath(match?.pathname ?? '/')
  const page = site.map.page(pathname)
  return (
    <Layout
      nav={site.map.nav}
      pathname={pathname}
      section={page && site.map.section(pathname)}
      page={page}
      anchors={pageOf(match?.loaderData)?.meta.anchors ?? []}
      loadAnchors={useCallback((other: NavPage) => loadAnchors(other, context), [context])}
    >
      <Outlet />
    </Layout>
  )
}

/** The page in a route's loader data; undefined for routes that show no page. */
export function pageOf(loaderData: unknown): LoadedPage | undefined {
  return isLoadedPage(loaderData) ? loaderData : undefined
}

function isLoadedPage(data: unknown): data is LoadedPage {
  return typeof data === 'object' && data !== null && 'meta' in data && 'content' in data
}

/** The head of the screen that the router shows; a page that failed to load has its title only. */
export function findHead({state, options}: RegisteredRouter): HeadSource {
  const {map} = options.context.site
  const match = state.matches.at(-1)
  const meta = pageOf(match?.loaderData)?.meta
  if (meta) return {head: meta.head, json: endpoints.page(meta.path)}
  const {pathname} = state.location
  const section = match?.routeId === '/$section/printable' ? map.section(pathname) : undefined
  const title = map.page(pathname)?.title ?? 'Page Not Found'
  return {
    head: section?.printable
      ? printableHead(section, map.nav.site)
      : plainHead(title, map.nav.site),
  }
}
