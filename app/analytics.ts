import type {Analytics, Nav} from '#contract/nav.ts'
import type {AppRouter} from './router.ts'

interface PageView {
  /** Path and query. */
  path: string
  title: string
}

declare global {
  interface Window {
    /** What the tag of Google Analytics reads, and others that speak like it. */
    dataLayer?: unknown[]
  }
}

let isInitialized = false

/** Counts the page that is shown and every one that follows; another hash is the same page. */
export function countViews(router: AppRouter, {analytics}: Nav): void {
  if (!analytics) return
  initialize(analytics)
  let lastPath: string | undefined
  const count = () => {
    const path = location.pathname + location.search
    if (path !== lastPath) trackPageView({path, title: document.title})
    lastPath = path
  }
  count()
  router.subscribe('onRendered', count)
}

/** Loads the tag. If it cannot be had, what is said to it is never heard, and that is all. */
export function initialize({trackingId, script}: Analytics): void {
  const src = new URL(script)
  src.searchParams.set('id', trackingId)
  const tag = Object.assign(document.createElement('script'), {async: true, src: src.href})
  const add = () => (window.requestIdleCallback ?? setTimeout)(() => document.head.append(tag))
  if (document.readyState === 'complete') add()
  else addEventListener('load', add, {once: true}) // which the tag would put off
  isInitialized = true
  tell('js', new Date())
  tell('config', trackingId, {send_page_view: false})
}

/** Counts a page. Throws before `initialize`. */
export function trackPageView({path, title}: PageView): void {
  if (!isInitialized) throw new Error('Google analytics is not initialized')
  tell('event', 'page_view', {
    page_location: location.origin + path,
    page_path: path,
    page_title: title,
  })
}

/** The tag takes the `arguments` of a call for a command, and an array for nothing. */
function tell(..._command: readonly unknown[]): void {
  window.dataLayer ??= []
  window.dataLayer.push(arguments)
}
