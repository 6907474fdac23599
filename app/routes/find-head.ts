import type {RegisteredRouter} from '@tanstack/react-router'
import {endpoints} from '#contract/endpoints.ts'
import {plainHead, printableHead, type HeadSource} from '../ui/head-tags.ts'
import {pageOf} from './loaded-page.ts'
import {printableRoute} from './printable.tsx'

/** The head of the screen that the router shows; a page that failed to load has its title only. */
export function findHead({state, options}: RegisteredRouter): HeadSource {
  const {map} = options.context.site
  const match = state.matches.at(-1)
  const meta = pageOf(match?.loaderData)?.meta
  if (meta) return {head: meta.head, json: endpoints.page(meta.path)}
  const {pathname} = state.location
  const section = match?.routeId === printableRoute.id ? map.section(pathname) : undefined
  const title = map.page(pathname)?.title ?? 'Page Not Found'
  return {
    head: section?.printable
      ? printableHead(section, map.nav.site)
      : plainHead(title, map.nav.site),
  }
}
