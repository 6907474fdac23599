import {planResolution, resolvePage} from '../content/page-resolution.ts'
import {urlOf} from '../content/urls.ts'
import {hashOf, keyOf} from '../disk/hash.ts'
import {repairLink} from '../readmes/link-repairs.ts'
import type {PageEntry} from './load-pages.ts'
import type {SitePage} from './page-texts.ts'
import type {ContentSources} from './read-sources.ts'
import type {Site} from './site.ts'

/** Resolves the parts of pages that depend on other pages, and updates their keys. */
export function resolvePages(
  entries: readonly PageEntry[],
  {sources, factUrls, files}: {sources: ContentSources} & Pick<Site, 'factUrls' | 'files'>,
): SitePage[] {
  const planned = new Set<string>(sources.planned)
  const byUrl = new Map(entries.map(({page}) => [urlOf(page.path), page] as const))
  const targets = {byUrl, redirects: sources.data.redirects, planned}
  const context = {factUrls, files, planned, repairLink: (url: string) => repairLink(url, targets)}
  return entries.map(({page, key}): SitePage => {
    const resolution = planResolution(page, context)
    if (resolution === undefined) return {page, key, parsedKey: key}
    const json = JSON.stringify(resolution)
    // Hash of the inputs of the body, because the body itself is built only on demand.
    const bodyHash = hashOf(`${page.bodyHash} ${json}`)
    const resolved = {...resolvePage(page, resolution), bodyHash}
    return {page: resolved, key: keyOf('resolution', key, json), parsedKey: key, resolution}
  })
}
