import type {RegisteredRouter} from '@tanstack/react-router'
import {endpoints} from '#contract/endpoints.ts'
import {plainHead, type HeadSource} from '../ui/head-tags.ts'
import {pageOf} from './loaded-page.ts'
import {printableRoute} from './printable.tsx'

/** The head of the screen that the router shows; a page that failed to load has its title only. */
export function findHead({state, options}: RegisteredRouter): HeadSource {
  const {map} = options.context.site
  const match = state.matches.at(-1)
  const meta = pageOf(match?.loaderData)?.meta
  if (meta) return {head: meta.head, json: endpoints.page(meta.path)}
  const {pathname} = state.location
  const isPrintable = match?.routeId === printableRoute.id && map.section(pathname)?.printable
  const title = map.page(pathname)?.title ?? 'Page Not Found'
  return {
    head: isPrintable
      ? {...plainHead('Combined printable page', map.nav.site), robots: 'noindex,nofollow'}
      : plainHead(title, map.nav.site),
  }
}
