import type {Example} from '../content/example.ts'
import {buildFeed} from '../content/feed.ts'
import {buildNav} from '../content/nav.ts'
import {buildMetas} from '../content/page-metas.ts'
import {buildTree} from '../content/tree.ts'
import type {Store} from '../disk/store.ts'
import {buildCoverage} from '../facts/coverage.ts'
import type {FactSet} from '../facts/fact-set.ts'
import {findUrls} from '../facts/owners.ts'
import {readContentFiles} from './content-files.ts'
import type {PageTexts, SitePage} from './page-texts.ts'
import type {PageWorkers} from './page-workers.ts'
import type {ContentSources} from './read-sources.ts'
import {resolvePages} from './resolve-pages.ts'
import type {Site} from './site.ts'

interface SiteParts {
  readonly sources: ContentSources
  readonly facts: FactSet
  readonly pages: readonly SitePage[]
  readonly texts: PageTexts
  readonly workers: PageWorkers
  readonly store: Store
}

/** Builds a site from its pages: links between them, the tree, the navigation. */
export async function assembleSite(parts: SiteParts): Promise<Site> {
  const {sources, facts, texts, workers, store} = parts
  const {contentDir, data, settings, snapshots, defaults, history, releases} = sources
  const isPage = ({path}: SitePage) => path !== sources.notification
  const factUrls = findUrls(parts.pages.filter(isPage), facts)
  const files = await readContentFiles({contentDir, store}, usedFiles(parts.pages, sources))
  const resolved = resolvePages(parts.pages, {sources, factUrls, files})
  const pages = resolved.filter(isPage)
  const webpackVersion = snapshots.options?.version
  const tree = buildTree(pages, settings)
  const metas = buildMetas({tree, pages, settings, webpackVersion})
  return {
    contentDir,
    settings,
    pages,
    notification: resolved.find(page => !isPage(page)),
    texts,
    workers,
    tree,
    nav: buildNav(tree, settings, data),
    metas,
    feed: buildFeed(metas.values(), settings),
    sponsors: data.sponsors,
    redirects: data.redirects,
    files,
    downloads: findDownloads(pages, sources),
    versions: sources.versions,
    optionsSchema: sources.optionsSchema,
    snapshots,
    defaults,
    history,
    releases,
    factUrls,
    coverage: buildCoverage(factUrls.keys(), data.coverage?.record, facts),
    webpackVersion,
  }
}

/** The examples that pages offer, sorted by name. */
function findDownloads(
  pages: readonly SitePage[],
  {examples}: ContentSources,
): Map<string, Example> {
  const names = new Set(pages.flatMap(({downloads = []}) => downloads))
  return new Map([...examples].filter(([name]) => names.has(name)))
}

/** Paths of the files that pages refer to, and that are there. */
function usedFiles(pages: readonly SitePage[], {folder}: ContentSources): Set<string> {
  const paths = pages.flatMap(({files}) => files.map(({path}) => path))
  return new Set(paths.filter(path => folder.files.has(path)))
}
