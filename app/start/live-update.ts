import {LIVE_URL, type LiveEvents} from '#contract/private/live-events.ts'
import {createSiteMap} from '../links/site-map.ts'
import type {AppRouter} from '../router.ts'
import {findHead} from '../routes/root.tsx'
import {updateHead} from '../ui/head-tags.ts'
import {showIssues} from './issue-overlay.ts'

/**
 * Follows the development server: new content is shown in place, at the same scroll position. A new
 * app or a restarted server reloads the page. Issues are shown over the page. Only the app of
 * `npm run dev` includes this.
 */
export function listenForLiveUpdates(router: AppRouter): void {
  void removeWorkers()
  const events = new EventSource(LIVE_URL)
  let process = ''
  events.addEventListener('start', ({data}) => {
    const start: LiveEvents['start'] = JSON.parse(data)
    // The content may have changed before this connection.
    if (process === '') void refresh(router, false)
    else if (process !== start.process) location.reload()
    process = start.process
  })
  events.addEventListener('content', ({data}) => {
    const {hasNewNav}: LiveEvents['content'] = JSON.parse(data)
    void refresh(router, hasNewNav)
  })
  events.addEventListener('issues', ({data}) => {
    const issues: LiveEvents['issues'] = JSON.parse(data)
    void showIssues(document, issues)
  })
}

/** Shows the current content of the page, and its title. */
async function refresh(router: AppRouter, hasNewNav: boolean): Promise<void> {
  const {api, site} = router.options.context
  if (hasNewNav) site.map = createSiteMap(await api.nav())
  const top = scrollY
  await router.invalidate({sync: true}) // until the page is loaded
  updateHead(document, findHead(router))
  await holdScroll(top)
}

/** Number of frames to wait for the full height of a page: its sections are laid out one by one. */
const FRAMES = 5

/** Keeps the scroll position while the new page is laid out. */
async function holdScroll(top: number): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame++) {
    await new Promise(requestAnimationFrame)
    if (scrollY < top) scrollTo({top, behavior: 'instant'})
  }
}

/** The service worker of an earlier visit would answer with stored content. */
async function removeWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker?.getRegistrations()
  await Promise.all((registrations ?? []).map(registration => registration.unregister()))
}
