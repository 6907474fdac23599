import type {Head} from '#contract/page.ts'
import {endpoints} from '#contract/endpoints.ts'
import {updateHead} from './document-head.ts'
import {announce} from './enhance/announce.ts'
import {endArrival} from './enhance/arrival.ts'
import type {AppRouter} from './router.ts'
import {printableRoute} from './routes/printable.tsx'
import {pageOf, type AppContext} from './routes/root.tsx'
import {plainHead} from './ui/head-tags.ts'

/**
 * After every navigation, and when a page that failed is there at last: the head, the focus, and
 * what screen readers are told. The head of a document that React started anew is not that of the
 * page either.
 */
export function followNavigation(
  router: AppRouter,
  site: AppContext['site'],
  {isNew}: {isNew: boolean},
): void {
  if (isNew) changeHead(router, site)
  let hadFailed = hasFailed(router)
  router.subscribe('onRendered', ({pathChanged, hashChanged}) => {
    endArrival()
    const isOther = pathChanged || (hadFailed && !hasFailed(router))
    hadFailed = hasFailed(router)
    if (isOther) announce(changeHead(router, site).title)
    if (isOther || hashChanged) focusTarget(router.state.location.hash)
  })
}

function hasFailed({state}: AppRouter): boolean {
  return state.matches.at(-1)?.status === 'error'
}

function changeHead(router: AppRouter, site: AppContext['site']): Head {
  const match = router.state.matches.at(-1)
  const meta = pageOf(match?.loaderData)?.meta
  const {pathname} = router.state.location
  const known = site.map.page(pathname)
  const fallback =
    match?.routeId === printableRoute.id && site.map.section(pathname)?.printable
      ? {...plainHead('Combined printable page', site.map.nav.site), robots: 'noindex,nofollow'}
      : plainHead(known?.title ?? 'Page Not Found', site.map.nav.site)
  const head = meta?.head ?? fallback
  updateHead(document, {head, json: meta && endpoints.page(meta.path)})
  return head
}

/** The keyboard goes on where the reader is: at the target of the hash, else at the title. */
function focusTarget(hash: string): void {
  const target = document.getElementById(hash) ?? document.querySelector<HTMLElement>('main h1')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({preventScroll: true})
}
