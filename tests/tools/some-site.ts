import {randomUUID} from 'node:crypto'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {FrontMatter} from '../../tools/content-format/front-matter.ts'
import {buildFeed} from '../../tools/site/feed.ts'
import {buildNav} from '../../tools/site/nav.ts'
import {buildMetas} from '../../tools/site/page-metas.ts'
import type {ParsedPage} from '../../tools/site/parsed-page.ts'
import {siteSchema} from '../../tools/content-format/site-settings.ts'
import {buildTree} from '../../tools/site/tree.ts'
import {buildCoverage} from '../../tools/facts/coverage.ts'
import {noFacts} from '../../tools/facts/fact-set.ts'
import {packPage} from '../../tools/search/packed-page.ts'
import type {PageTexts} from '../../tools/load/page-texts.ts'
import {createPageWorkers} from '../../tools/load/page-workers.ts'
import {createStore} from '../../tools/disk/store.ts'
import type {Site} from '../../tools/load/site.ts'
import {samplePage} from './search/sample-page.ts'

/** A page with only a path, front matter, and the given properties. */
export function pageOf(
  path: string,
  frontMatter: FrontMatter = {title: path},
  more: Partial<ParsedPage> = {},
): ParsedPage {
  const nothing = {anchors: [], ids: [], links: [], files: [], excerpt: '', issues: []}
  return {path, size: 1, frontMatter, ...nothing, ...more}
}

/** The body of a page of a site, as JSON. */
export async function bodyAt({pages, texts}: Site, path: string): Promise<string> {
  const page = pages.find(one => one.path === path)
  if (!page) throw new Error(`There is no ${path}`)
  return texts.body(page)
}

export type FrontMatters = Readonly<Record<string, Partial<FrontMatter>>>

/** Pages whose title is their path, unless they have another one. */
export function pagesOf(matters: FrontMatters, more: Partial<ParsedPage> = {}): ParsedPage[] {
  return Object.entries(matters).map(([path, matter]) =>
    pageOf(path, {title: path, ...matter}, more),
  )
}

interface SomeSite {
  /** Settings in `site.json`. */
  readonly settings?: object
  readonly webpackVersion?: string | undefined
  readonly texts?: Partial<PageTexts>
  readonly more?: Partial<Site>
}

/** A site of these pages, in memory; the key of a page is its path. */
export function siteOf(pages: readonly ParsedPage[], options: SomeSite = {}): Site {
  const {settings: written = {}, webpackVersion, texts, more} = options
  const settings = siteSchema.parse(written)
  const tree = buildTree(pages, settings)
  const metas = buildMetas({tree, pages, settings, webpackVersion})
  return {
    contentDir: 'content',
    settings,
    pages: pages.map(page => ({...page, key: page.path, storeKey: page.path})),
    notification: undefined,
    texts: {
      read: async () => '',
      terms: async () => packPage({page: samplePage([]), terms: []}).terms,
      body: async () => '{"type":"root","children":[]}',
      markdown: async ({frontMatter}) => `# ${frontMatter.title}\n`,
      ...texts,
    },
    workers: createPageWorkers({
      store: createStore(join(tmpdir(), `store-${randomUUID()}`)),
      program: () => Promise.reject(new Error('Nothing is to be parsed')),
    }),
    tree,
    nav: buildNav(tree, settings),
    metas,
    feed: buildFeed(metas.values(), settings),
    sponsors: {currency: 'USD', sponsors: []},
    redirects: [],
    files: new Map(),
    downloads: new Map(),
    versions: {},
    optionsSchema: undefined,
    snapshots: {},
    facts: noFacts,
    defaults: undefined,
    history: undefined,
    releases: undefined,
    factUrls: new Map(),
    coverage: buildCoverage([], undefined, noFacts),
    webpackVersion,
    ...more,
  }
}
