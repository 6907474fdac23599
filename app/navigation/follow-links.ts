import type {RegisteredRouter} from '@tanstack/react-router'
import {arrive} from '../enhance/arrival.ts'
import {listenForLinks} from '../enhance/links.ts'
import type {CurrentSite} from './site-map.ts'

/** Lets the router follow the links of the document, instead of the browser. */
export function followLinks(router: RegisteredRouter, site: CurrentSite): void {
  listenForLinks(document, {
    handles: url => !site.isOutdated && site.map.page(url.pathname) !== undefined,
    navigate: url => navigate(router, url, site),
    preload: url => void router.preloadRoute({to: url.pathname}).catch(ignoreError),
  })
}

/** A link to the page that is shown scrolls to its top. */
function navigate(router: RegisteredRouter, url: URL, site: CurrentSite): void {
  if (url.pathname === location.pathname && url.hash === '') scrollTo({top: 0})
  if (url.hash === '') arrive()
  void router.navigate({href: site.map.href(url)})
}

/** A failed preload is not reported: the click loads the page again and shows the error. */
function ignoreError(): void {}
