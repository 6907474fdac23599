import type {Example} from '../content/example.ts'
import {buildNav} from '../content/nav.ts'
import {buildMetas} from '../content/page-metas.ts'
import {buildTree} from '../content/tree.ts'
import type {Store} from '../disk/store.ts'
import {buildCoverage} from '../facts/coverage.ts'
import type {FactSet} from '../facts/fact-set.ts'
import {findUrls} from '../facts/owners.ts'
import {readContentFiles} from './content-files.ts'
import type {PageEntry} from './load-pages.ts'
import type {PageTexts} from './page-texts.ts'
import type {ContentSources} from './read-sources.ts'
import {resolvePages} from './resolve-pages.ts'
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
  const {contentDir, data, settings, snapshots, versions, defaults} = sources
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
    downloads: findDownloads(entries, sources),
    versions,
    snapshots,
    defaults,
    factUrls,
    coverage: buildCoverage(factUrls.keys(), data.coverage?.record, facts),
    webpackVersion,
  }
}

/** The examples that pages offer, sorted by name. */
function findDownloads(
  entries: readonly PageEntry[],
  {examples}: ContentSources,
): Map<string, Example> {
  const names = new Set(entries.flatMap(({page}) => page.downloads ?? []))
  return new Map([...examples].filter(([name]) => names.has(name)))
}

/** Paths of the files that pages refer to, and that are there. */
function usedFiles(entries: readonly PageEntry[], {folder}: ContentSources): Set<string> {
  const paths = entries.flatMap(({page}) => page.files.map(({path}) => path))
  return new Set(paths.filter(path => folder.files.has(path)))
}
