import {createBrowserHistory} from '@tanstack/react-router'
import {hashNav} from '#contract/private/hash-nav.ts'
import {nextTask} from '../enhance/next-task.ts'
import {correctUrl} from '../links/correct-url.ts'
import {followLinks} from '../links/follow-links.ts'
import {followNavigation, prepareScrollRestoration} from '../links/follow-navigation.ts'
import {canonicalPath} from '../links/site-map.ts'
import {followMovedAnchor} from '../links/follow-moved-anchor.ts'
import {showSetting} from '../offline-setting/show-setting.ts'
import {createAppRouter, type AppRouter} from '../router.ts'
import {findHead, type AppContext} from '../routes/root.tsx'
import {createContext} from './create-context.ts'
import {renderApp} from './render-app.tsx'
import {scheduleBackgroundWork} from './schedule-background-work.ts'

/** The running app. */
export interface RunningApp {
  /** Shows the page from now on. */
  readonly router: AppRouter
  /** Navigates to the new place of an id that the page no longer has. */
  followMovedAnchor(id: string): Promise<void>
  /** Shows what is stored for offline reading. */
  showSetting(): Promise<void>
}

/**
 * Starts the app in the document that the browser loaded. The document is readable and its links work
 * before the app starts, and also if it fails to start. Returns nothing if the document works better
 * without the app.
 */
export async function startApp(
  loaders: Pick<AppContext, 'chunks' | 'preloadExplorer'>,
): Promise<RunningApp | undefined> {
  const container = document.getElementById('AppRoot')
  if (!container) return undefined
  const context = await createContext(loaders)
  const {site} = context
  correctUrl(site.map)
  const scroll = prepareScrollRestoration()
  const router = createAppRouter(context, createBrowserHistory(), {
    scrollRestoration: scroll.isEnabled,
  })
  addEventListener('popstate', () => correctUrl(site.map)) // also after a click on a hash
  await router.load()
  await nextTask()
  const isPrerendered = container.dataset['url'] === canonicalPath(location.pathname)
  // An error message would replace a readable page.
  if (isPrerendered && router.state.matches.at(-1)?.status === 'error') return undefined
  if (isPrerendered) scroll.keepPosition()
  scroll.follow(router)
  const {nav: rendered} = container.dataset // absent in documents that aren't pages
  const hasSameNav = rendered === undefined || rendered === hashNav(site.map.nav)
  await renderApp({container, router, isPrerendered, hasSameNav})
  followNavigation(router, {isNew: !isPrerendered, findHead})
  followLinks(router, site)
  scheduleBackgroundWork(router, {hasSameNav})
  return {
    router,
    followMovedAnchor: id => followMovedAnchor(id, router),
    showSetting: () => showSetting(document, site.map.nav.serviceWorker === false),
  }
}
