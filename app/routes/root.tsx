import {createRootRouteWithContext, Outlet, useRouterState} from '@tanstack/react-router'
import {useCallback} from 'react'
import type {NavPage} from '#contract/nav.ts'
import type {PageMeta} from '#contract/page.ts'
import type {Api} from '../api.ts'
import type {followRelease} from '../follow-release.ts'
import {loadChunk} from '../load-chunk.ts'
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
  /** Its map is replaced when a page is asked for that it does not list: the site may have grown. */
  readonly site: {map: SiteMap}
  /** The page whose text is in the document that the browser was sent; only the first time. */
  takeFirstPage(pathname: string): LoadedPage | undefined
  /** For those that are loaded later: not in their files, for the first view needs it as well. */
  readonly chunks?: {
    readonly load: typeof loadChunk
    readonly followRelease: typeof followRelease
  }
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
  return (
    <Layout
      nav={site.map.nav}
      pathname={pathname}
      section={page && site.map.section(pathname)}
      page={page}
      anchors={pageOf(match?.loaderData)?.meta.anchors ?? []}
      loadAnchors={useCallback((other: NavPage) => loadAnchors(other, context), [context])}
      loadMenu={loadMenu}
    >
      <Outlet />
    </Layout>
  )
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
