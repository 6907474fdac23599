import {createRootRouteWithContext, Outlet, useRouterState} from '@tanstack/react-router'
import {useCallback} from 'react'
import type {NavPage} from '#contract/nav.ts'
import type {PageMeta} from '#contract/page.ts'
import type {Api} from '../loading/api.ts'
import {isOutdated, type FollowReleaseOptions} from '../loading/follow-release.ts'
import {loadChunk} from '../loading/load-chunk.ts'
import {withSlash, type SiteMap} from '../site-map.ts'
import type {ArticleContent} from '../ui/article.tsx'
import {Layout} from '../ui/layout.tsx'
import {NotFound} from '../ui/not-found.tsx'

/** A page as its route shows it. */
export interface LoadedPage {
  readonly meta: PageMeta
  readonly content: ArticleContent
}

/** What the routes are given. */
export interface AppContext {
  readonly api: Api
  /** Its map is replaced when the site has changed. */
  readonly site: {
    map: SiteMap
    /** Whether a newer release is ready, and shown with the next document. */
    isOutdated?: boolean
  }
  /** The page whose text is in the document that the browser was sent; only the first time. */
  takeFirstPage(pathname: string): LoadedPage | undefined
  /** Loads the document of a newer release, if there is one; see `follow-release.ts`. */
  followRelease(options?: FollowReleaseOptions): Promise<void>
}

/** The frame of every screen. */
export const rootRoute = createRootRouteWithContext<AppContext>()({
  component: RootRoute,
  notFoundComponent: NotFound,
})

function RootRoute() {
  const context = rootRoute.useRouteContext()
  const {site} = context
  const match = useRouterState({select: ({matches}) => matches.at(-1)})
  const pathname = withSlash(match?.pathname ?? '/')
  const page = site.map.page(pathname)
  const follow = useCallback((error: unknown) => followForPart(error, context), [context])
  return (
    <Layout
      nav={site.map.nav}
      pathname={pathname}
      section={page && site.map.section(pathname)}
      page={page}
      anchors={pageOf(match?.loaderData)?.meta.anchors ?? []}
      loadAnchors={useCallback(
        (other: NavPage) => loadAnchors(other, context).catch(follow),
        [context, follow],
      )}
      loadMenu={useCallback(() => loadMenu().catch(follow), [follow])}
    >
      <Outlet />
    </Layout>
  )
}

/** Follows a newer release if a part of the page is missing because it belongs to an old one. */
async function followForPart(error: unknown, {followRelease}: AppContext): Promise<never> {
  if (isOutdated(error)) await followRelease({keepScroll: true})
  throw error
}

async function loadAnchors(page: NavPage, context: AppContext) {
  const anchors = await loadChunk('load-anchors', () => import('./load-anchors.ts'))
  return anchors.loadAnchors(page, context)
}

function loadMenu() {
  return loadChunk('menu-panel', () => import('../ui/menu-panel.tsx'))
}

/** What `loadPage` returned, if the route is one of a page. */
export function pageOf(loaderData: unknown): LoadedPage | undefined {
  return isLoadedPage(loaderData) ? loaderData : undefined
}

function isLoadedPage(data: unknown): data is LoadedPage {
  return typeof data === 'object' && data !== null && 'meta' in data && 'content' in data
}
