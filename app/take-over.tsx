import './ui/theme.css'
import './ui/article.css'
import './ui/banners.css'
import {createBrowserHistory, RouterProvider} from '@tanstack/react-router'
import {StrictMode} from 'react'
import {createApi} from './loading/api.ts'
import {nextTask} from './enhance/next-task.ts'
import {readFirstPage} from './first-page.ts'
import {followNavigation} from './navigation/follow-navigation.ts'
import {followRelease} from './loading/follow-release.ts'
import {correctUrl} from './navigation/correct-url.ts'
import {followLinks} from './navigation/follow-links.ts'
import {prepareScrollRestoration} from './navigation/scroll-restoration.ts'
import type * as ReactDom from './loading/react-dom.ts'
import {createAppRouter, type AppRouter} from './router.ts'
import {loadRenderer} from './routes/load-page.tsx'
import type {AppContext} from './routes/app-context.ts'
import {findHead} from './routes/find-head.ts'
import {createSiteMap, withSlash, type CurrentSite} from './navigation/site-map.ts'

/** Set by the bundler: whether the build watches its files and tells the page of changes. */
declare const LIVE_UPDATE: boolean

/**
 * Takes the document over. What the server sent can be read and its links followed before this,
 * and also if this fails. React is loaded on its own, so that no task is long. Returns the router
 * that shows the page from now on.
 */
export async function takeOver(reactDom: typeof ReactDom): Promise<AppRouter | undefined> {
  const container = document.getElementById('AppRoot')
  if (!container) return undefined
  const api = createApi(location.origin)
  const [nav] = await Promise.all([api.nav(), nextTask()])
  const site: CurrentSite = {map: createSiteMap(nav)}
  correctUrl(site.map)
  let firstPage = readFirstPage(document)
  const takeFirstPage = (pathname: string) => {
    const page = firstPage?.meta.url === pathname ? firstPage : undefined
    firstPage = undefined
    return page
  }
  const scroll = prepareScrollRestoration()
  const context: AppContext = {
    api,
    site,
    takeFirstPage,
    followRelease: options => followRelease(api, options),
  }
  const router = createAppRouter(context, createBrowserHistory(), {
    scrollRestoration: scroll.isEnabled,
  })
  addEventListener('popstate', () => correctUrl(site.map)) // also after a click on a hash
  await router.load()
  await nextTask()
  const isSent = container.dataset['url'] === withSlash(location.pathname)
  // What was sent can be read, and its links work.
  if (isSent && router.state.matches.at(-1)?.status === 'error') return undefined
  if (isSent) scroll.skipFirst(router)
  render({container, router, isSent}, reactDom)
  followNavigation(router, {isNew: !isSent, findHead})
  followLinks(router, site)
  if (nav.analytics) {
    void import('./analytics.ts').then(module => module.countViews(router, nav), ignoreError)
  }
  whenIdle(() => {
    void loadRenderer().catch(ignoreError)
    if (LIVE_UPDATE)
      void import('./live-update.ts').then(module => module.listen(router, site, api))
    else
      void import('./keep-up.ts').then(module => module.keepUp(router, createSiteMap), ignoreError)
  })
  return router
}

interface Rendering {
  container: HTMLElement
  router: AppRouter
  /** Whether the document is what the router shows. */
  isSent: boolean
}

/** React adopts the document as it stands, or starts anew: a stored shell stands in for any page. */
function render(
  {container, router, isSent}: Rendering,
  {createRoot, hydrateRoot}: typeof ReactDom,
): void {
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
  if (isSent) hydrateRoot(container, app)
  else createRoot(container).render(app)
}

/**
 * A page that cannot be loaded ahead is tried again when the reader asks for it, who is told. That
 * a reader is not counted is no loss to them.
 */
function ignoreError(): void {}

function whenIdle(callback: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(callback, {timeout: 5000})
    else setTimeout(callback, 200)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, {once: true})
}
