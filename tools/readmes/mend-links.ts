import type {Redirects} from '#contract/records.ts'
import {decodeHash} from '../content/missing-target.ts'
import type {ParsedPage} from '../content/parsed-page.ts'
import {followRedirects} from '../content/redirects.ts'

/** What is known of the site when all of its pages are parsed. */
export interface KnownPages {
  readonly byUrl: ReadonlyMap<string, ParsedPage>
  readonly redirects: Redirects
  readonly planned: ReadonlySet<string>
}

/**
 * Where the internal links of a README that lead nowhere should lead: to where the page or the
 * heading has moved, to the page if it has no such heading, and to the other site that its author
 * meant if there is no such page.
 */
export function planMends({links}: ParsedPage, known: KnownPages): Record<string, string> {
  const mends: Record<string, string> = {}
  for (const {url} of links) {
    if (!url.startsWith('/')) continue
    const target = mend(url, known)
    if (target !== url) mends[url] = target
  }
  return mends
}

function mend(link: string, known: KnownPages): string {
  const [url = '', hash = ''] = link.split('#', 2)
  const id = decodeHash(hash)
  if (known.planned.has(url)) return link
  const redirect = followRedirects(url, id, known.redirects)
  if (redirect !== undefined && !known.byUrl.has(url)) {
    const isWhole = !redirect.startsWith('/') || redirect.includes('#') || id === ''
    return findAnchor(isWhole ? redirect : `${redirect}#${id}`, known)
  }
  return known.byUrl.has(url) ? findAnchor(link, known) : `https://webpack.js.org${link}`
}

function findAnchor(link: string, {byUrl}: KnownPages): string {
  const [url = '', hash = ''] = link.split('#', 2)
  const page = byUrl.get(url)
  const id = decodeHash(hash)
  if (page === undefined || id === '' || page.ids.includes(id)) return link
  return page.moved?.find(anchor => anchor.id === id)?.to ?? url
}
