import {createRootRouteWithContext, Outlet, useRouterState} from '@tanstack/react-router'
import {useCallback} from 'react'
import type {NavPage} from '#contract/nav.ts'
import {isOutdated} from '../loading/follow-release.ts'
import {withSlash} from '../navigation/site-map.ts'
import {Layout} from '../ui/layout.tsx'
import {NotFound} from '../ui/not-found.tsx'
import type {AppContext} from './app-context.ts'
import {loadAnchors} from './load-anchors.ts'
import {pageOf} from './loaded-page.ts'

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
