import {buildFeed} from '../site/feed.ts'
import {buildNav} from '../site/nav.ts'
import {buildMetas} from '../site/page-metas.ts'
import {buildTree} from '../site/tree.ts'
import {buildCoverage} from '../facts/coverage.ts'
import {findUrls} from '../facts/owners.ts'
import {readContentFiles} from './content-files.ts'
import type {Parsing, SitePage} from './load-pages.ts'
import {createPageTexts} from './page-texts.ts'
import type {ContentSources} from './read-sources.ts'
import {resolvePages} from './resolve-pages.ts'
import type {Site} from './site.ts'

/** Builds a site from its pages: links between them, the tree, the navigation. */
export async function assembleSite(
  sources: ContentSources,
  parsed: readonly SitePage[],
  parsing: Parsing,
): Promise<Site> {
  const {data, examples, facts, folder, settings} = sources
  const isPage = ({path}: SitePage) => path !== sources.notification
  const factUrls = findUrls(parsed.filter(isPage), facts)
  const used = parsed.flatMap(page => page.files.map(({path}) => path))
  const there = used.filter(path => folder.files.has(path))
  const files = await readContentFiles(sources.contentDir, new Set(there))
  const resolved = resolvePages(parsed, {sources, factUrls, files})
  const pages = resolved.filter(isPage)
  const downloads = new Set(pages.flatMap(page => page.downloads ?? []))
  const webpackVersion = sources.snapshots.options?.version
  const tree = buildTree(pages, settings)
  const metas = buildMetas({tree, pages, settings, webpackVersion})
  return {
    ...sources,
    pages,
    notification: resolved.find(page => !isPage(page)),
    texts: createPageTexts(parsing),
    workers: parsing.workers,
    tree,
    nav: buildNav(tree, settings, data),
    metas,
    feed: buildFeed(metas.values(), settings),
    sponsors: data.sponsors,
    redirects: data.redirects,
    files,
    downloads: new Map([...examples].filter(([name]) => downloads.has(name))),
    factUrls,
    coverage: buildCoverage(factUrls.keys(), data.coverage?.record, facts),
    webpackVersion,
  }
}
