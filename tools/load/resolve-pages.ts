import {planResolution, resolvePage} from '../site/page-resolution.ts'
import {urlOf} from '../content-format/urls.ts'
import {hashOf, keyOf} from '../disk/hash.ts'
import {repairLink} from '../readmes/link-repairs.ts'
import type {SitePage} from './load-pages.ts'
import type {ContentSources} from './read-sources.ts'
import type {Site} from './site.ts'

/** Resolves the parts of pages that depend on other pages, and updates their keys. */
export function resolvePages(
  pages: readonly SitePage[],
  {sources, factUrls, files}: {sources: ContentSources} & Pick<Site, 'factUrls' | 'files'>,
): SitePage[] {
  const byUrl = new Map(pages.map(page => [urlOf(page.path), page] as const))
  const targets = {byUrl, redirects: sources.data.redirects}
  const context = {factUrls, files, repairLink: (url: string) => repairLink(url, targets)}
  return pages.map((page): SitePage => {
    const resolution = planResolution(page, context)
    if (resolution === undefined) return page
    const json = JSON.stringify(resolution)
    return {
      ...page,
      ...resolvePage(page, resolution),
      key: keyOf('resolution', page.storeKey, json),
      bodyHash: hashOf(`${page.bodyHash} ${json}`), // of its inputs: the body is built on demand
      resolution,
    }
  })
}
