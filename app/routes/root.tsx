import {createRootRouteWithContext, Outlet, useRouterState} from '@tanstack/react-router'
import {useCallback} from 'react'
import type {NavPage} from '#contract/nav.ts'
import type {Anchor} from '#contract/tree.ts'
import {recover} from '../loading/follow-release.ts'
import {withSlash} from '../navigation/site-map.ts'
import {Layout} from '../ui/layout.tsx'
import {RouteNotFound} from './not-found.tsx'
import type {AppContext} from './app-context.ts'
import {loadAnchors} from './load-anchors.ts'
import {pageOf} from './loaded-page.ts'

/** The frame of every screen. */
export const rootRoute = createRootRouteWithContext<AppContext>()({
  component: RootRoute,
  notFoundComponent: RouteNotFound,
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
      loadAnchors={useCallback((other: NavPage) => loadAnchorsOf(other, context), [context])}
    >
      <Outlet />
    </Layout>
  )
}

/** The headings of another page; a newer release may have them if this one does not. */
async function loadAnchorsOf(page: NavPage, context: AppContext): Promise<readonly Anchor[]> {
  try {
    return await loadAnchors(page, context)
  } catch (error) {
    await recover(error)
    throw error
  }
}
