import type {Redirect, Redirects} from '#contract/records.ts'
import {notFoundUrl} from './api-not-found.ts'

/**
 * The redirects as static hosts read them, one per line, with and without the final slash. Those
 * that depend on a hash are left to the app, because no server sees a hash. The last line is for
 * missing files of the API; hosts that don't support it ignore it.
 */
export function formatRedirects(redirects: Redirects): string {
  const lines = serverRedirects(redirects).flatMap(({from, to}) =>
    [...new Set([from, from.replace(/(?<=.)\/$/, '')])].map(path => `${path} ${to} 301`),
  )
  return [...lines, `/data/* /${notFoundUrl} 404`, ''].join('\n')
}

/** Where a path leads now; the final slash does not matter. */
export function redirectOf(pathname: string, redirects: Redirects): string | undefined {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`
  return serverRedirects(redirects).find(({from}) => from === path || from === pathname)?.to
}

function serverRedirects(redirects: Redirects): Redirect[] {
  return redirects.filter(({hash}) => hash === undefined)
}
