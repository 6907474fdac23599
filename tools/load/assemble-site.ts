import {buildNav} from '../content/nav.ts'
import {buildMetas} from '../content/page-metas.ts'
import {planResolution, resolvePage} from '../content/page-resolution.ts'
import {buildTree} from '../content/tree.ts'
import {urlOf} from '../content/urls.ts'
import {keyOf} from '../disk/hash.ts'
import type {Store} from '../disk/store.ts'
import {buildCoverage} from '../facts/coverage.ts'
import type {FactSet} from '../facts/fact-set.ts'
import {findUrls} from '../facts/owners.ts'
import {repairLink} from '../readmes/link-repairs.ts'
import {readContentFiles} from './content-files.ts'
import type {PageEntry} from './load-pages.ts'
import type {PageTexts, SitePage} from './page-texts.ts'
import type {ContentSources} from './read-sources.ts'
import type {Site} from './site.ts'

interface SiteParts {
  readonly sources: ContentSources
  readonly facts: FactSet
  readonly entries: readonly PageEntry[]
  readonly texts: PageTexts
  readonly store: Store
}

/** Puts pages together: what each says because of the others, the tree, the navigation. */
export async function assembleSite(parts: SiteParts): Promise<Site> {
  const {sources, facts, entries, texts, store} = parts
  const {contentDir, data, settings, snapshots} = sources
  const parsed = entries.filter(({page}) => page.path !== sources.notification)
  const factUrls = findUrls(
    parsed.map(({page}) => page),
    facts,
  )
  const files = await readContentFiles({contentDir, store}, usedFiles(entries, sources))
  const all = resolvePages(entries, {sources, factUrls, files})
  const notification = all.find(({page}) => page.path === sources.notification)
  const pages = all.filter(page => page !== notification)
  const plain = pages.map(({page}) => page)
  const webpackVersion = snapshots.options?.version
  const tree = buildTree(plain)
  return {
    contentDir,
    settings,
    pages,
    notification,
    texts,
    tree,
    nav: buildNav(tree, settings, data.redirects),
    metas: buildMetas({tree, pages: plain, settings, webpackVersion}),
    sponsors: data.sponsors,
    redirects: data.redirects,
    files,
    snapshots,
    factUrls,
    coverage: buildCoverage(factUrls.keys(), data.coverage?.record, facts),
    webpackVersion,
  }
}

/** Paths of the files that pages refer to, and that are there. */
function usedFiles(entries: readonly PageEntry[], {folder}: ContentSources): Set<string> {
  const paths = entries.flatMap(({page}) => page.files.map(({path}) => path))
  return new Set(paths.filter(path => folder.files.has(path)))
}

function resolvePages(
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
    const resolvedKey = keyOf('resolution', key, JSON.stringify(resolution))
    const resolved = resolvePage(page, resolution)
    const bodyHash = resolvedKey.slice(0, 16) // the body is made only when it is asked for
    return {page: {...resolved, bodyHash}, key: resolvedKey, parsedKey: key, resolution}
  })
}
