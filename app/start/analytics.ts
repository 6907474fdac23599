import type {Analytics} from '#contract/services.ts'
import type {AppRouter} from '../router.ts'

declare global {
  interface Window {
    /** Command queue of Google's tag, and of tags that are compatible with it. */
    dataLayer?: unknown[]
  }
}

/** Counts the current page and every later one; another query or hash is not another page. */
export function countPageViews(router: AppRouter, analytics: Analytics): void {
  initialize(analytics)
  let lastPath: string | undefined
  const count = () => {
    const {pathname, search} = location
    if (pathname !== lastPath) trackPageView(pathname + search)
    lastPath = pathname
  }
  count()
  router.subscribe('onRendered', count)
}

/** Loads the tag. If it fails to load, the queued commands are never sent. */
function initialize({trackingId, script}: Analytics): void {
  const src = new URL(script)
  src.searchParams.set('id', trackingId)
  const tag = Object.assign(document.createElement('script'), {async: true, src: src.href})
  const add = () => (window.requestIdleCallback ?? setTimeout)(() => document.head.append(tag))
  if (document.readyState === 'complete') add()
  else addEventListener('load', add, {once: true}) // the tag would delay that event
  pushCommand('js', new Date())
  pushCommand('config', trackingId, {send_page_view: false})
}

function trackPageView(path: string): void {
  pushCommand('event', 'page_view', {
    page_location: location.origin + path,
    page_path: path,
    page_title: document.title,
  })
}

/** The tag accepts an `arguments` object as a command, and ignores arrays. */
function pushCommand(..._command: readonly unknown[]): void {
  window.dataLayer ??= []
  window.dataLayer.push(arguments)
}
