import type {RegisteredRouter} from '@tanstack/react-router'
import {arrive} from '../article/article.tsx'
import type {CurrentSite} from './site-map.ts'

/**
 * Lets the router, instead of the browser, follow the plain links of the document. A page is loaded
 * as soon as the reader hovers over its link, focuses it or touches it.
 */
export function followLinks(router: RegisteredRouter, site: CurrentSite): void {
  document.addEventListener('click', event => {
    const url = urlOf(event.target, site)
    if (url === undefined || event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    navigate(router, url, site)
  })
  const preload = ({target}: Event): void => {
    const url = urlOf(target, site)
    if (url === undefined || url.pathname === location.pathname) return
    router.preloadRoute({to: url.pathname}).catch(ignoreError)
  }
  for (const type of ['mouseover', 'focusin', 'touchstart']) {
    document.addEventListener(type, preload, {passive: true})
  }
}

/** The URL of a link that the app follows itself. */
function urlOf(target: EventTarget | null, site: CurrentSite): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) {
    return undefined
  }
  const url = new URL(link.href)
  const isOnThisPage = url.pathname === location.pathname && url.hash !== ''
  if (isOnThisPage || url.origin !== location.origin) return undefined // left to the browser
  return !site.isOutdated && site.map.page(url.pathname) !== undefined ? url : undefined
}

/** Whether a click is not for a new tab, a new window or a download. */
function isPlain({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** A link to the current page scrolls to its top. */
function navigate(router: RegisteredRouter, url: URL, site: CurrentSite): void {
  if (url.pathname === location.pathname && url.hash === '') scrollTo({top: 0})
  if (url.hash === '') arrive()
  void router.navigate({href: site.map.href(url)})
}

/** A failed preload is not reported: the click loads the page again and shows the error. */
function ignoreError(): void {}
