import {mkdir, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {endpoints} from '#contract/endpoints.ts'
import type {Nav} from '#contract/nav.ts'
import type {PageMeta, Post} from '#contract/page.ts'
import type {Sponsors} from '#contract/people.ts'
import type {Redirects} from '#contract/records.ts'
import {pagesInOrder, type DirectoryNode, type PageNode} from '#contract/tree.ts'
import type {Coverage} from '#contract/webpack.ts'
import {buildIndex, hashOf} from './output/index-file.ts'
import {buildOpenApi, buildSchemas} from './output/schemas.ts'
import {buildAnchors} from './content/anchors.ts'
import {buildContributors} from './content/contributors.ts'
import {buildNav} from './content/nav.ts'
import {buildNeighbors} from './content/neighbors.ts'
import type {ParsedPage} from './content/parsed-page.ts'
import type {SiteSettings} from './content/site.ts'
import {buildTree, isIndex} from './content/tree.ts'

/** What the API is made of. */
export interface ApiSource {
  readonly site: SiteSettings
  readonly pages: readonly ParsedPage[]
  readonly sponsors: Sponsors
  readonly redirects: Redirects
  /** The version of webpack that is documented, with which samples are checked. */
  readonly webpackVersion?: string | undefined
  /** How much of webpack is documented. */
  readonly coverage?: Coverage
}

/** What the API contains, but the texts of the pages. */
export interface ApiPlan {
  readonly nav: Nav
  /** By path of the source, in reading order. */
  readonly metas: ReadonlyMap<string, PageMeta>
  /** One file to write: its url, relative to the root of the site, and its value. */
  readonly files: ReadonlyMap<string, unknown>
}

/** Decides what the API contains, without touching the disk. */
export function planApi(source: ApiSource): ApiPlan {
  const {site, pages, sponsors, redirects, webpackVersion, coverage = nothingCounted} = source
  const tree = buildTree(pages)
  const nav = buildNav(tree, site, redirects)
  const sections = tree.children.filter(child => child.type === 'directory')
  return {
    nav,
    metas: buildMetas(tree, pages, {site, webpackVersion}),
    files: new Map<string, unknown>([
      [endpoints.tree, tree],
      [endpoints.nav, nav],
      [endpoints.sponsors, sponsors],
      [endpoints.contributors, buildContributors(tree)],
      [endpoints.redirects, redirects],
      [endpoints.anchors, buildAnchors(pages)],
      [endpoints.coverage, coverage],
      ...sections.map(section => [endpoints.section(section.name), section] as const),
      ...[...buildSchemas(site.url)].map(
        ([name, schema]) => [endpoints.schema(name), schema] as const,
      ),
      [endpoints.openapi, buildOpenApi(site)],
    ]),
  }
}

const nothingCounted: Coverage = {documented: 0, total: 0, sections: [], kinds: []}

interface EmitApiOptions {
  readonly plan: ApiPlan
  readonly outDir: string
  readonly webpackVersion: string | undefined
  /** Hashes of the images and downloads of pages, by their urls. */
  readonly files?: ReadonlyMap<string, string>
  /** The body of a page as JSON, by the path of its source: read only when it is written. */
  readonly readBody: (path: string) => Promise<string>
  /** Hashes of the files that are written already, by their urls. */
  readonly written: ReadonlyMap<string, string>
}

/** Writes the API below `outDir`, one page at a time, and its index last. */
export async function emitApi(options: EmitApiOptions): Promise<void> {
  const {plan, outDir, readBody, webpackVersion, written, files = new Map()} = options
  const hashes = new Map(written)
  async function emit(url: string, json: string): Promise<void> {
    const file = join(outDir, url)
    await mkdir(dirname(file), {recursive: true})
    await writeFile(file, json)
    hashes.set(url, hashOf(json))
  }
  for (const [url, value] of plan.files) await emit(url, JSON.stringify(value))
  for (const [path, meta] of plan.metas) {
    const head = JSON.stringify(meta).slice(0, -1)
    await emit(endpoints.page(path), `${head},"body":${await readBody(path)}}`)
  }
  const index = buildIndex({...plan, files}, hashes, webpackVersion)
  await emit(endpoints.index, JSON.stringify(index))
}

function buildMetas(
  tree: DirectoryNode,
  pages: readonly ParsedPage[],
  {site, webpackVersion}: Pick<ApiSource, 'site' | 'webpackVersion'>,
): Map<string, PageMeta> {
  const parsed = new Map(pages.map(page => [page.path, page]))
  const neighbors = buildNeighbors(tree)
  const nodes = pagesInOrder(tree)
  const metas = nodes.flatMap((node): Array<[string, PageMeta]> => {
    const page = parsed.get(node.path)
    if (!page) return []
    const editUrl = node.edit ?? editUrlOf(node, site)
    return [
      [
        node.path,
        {
          ...node,
          head: {
            title: node.url === '/' ? site.title : `${node.title} | ${site.title}`,
            description: node.description ?? site.description,
            canonical: new URL(node.url, site.url).href,
          },
          ...(editUrl !== undefined && {editUrl}),
          ...neighbors.get(node.url),
          links: [...new Set(page.links.map(({url}) => url))],
          excerpt: page.excerpt,
          ...(page.bodyHash !== undefined && {bodyHash: page.bodyHash}),
          ...samplesOf(page, webpackVersion),
          ...(node.url === '/blog/' && {posts: buildPosts(nodes, parsed)}),
        },
      ],
    ]
  })
  return new Map(metas)
}

function samplesOf(
  {checkedSamples}: ParsedPage,
  webpackVersion: string | undefined,
): Pick<PageMeta, 'samples'> {
  if (checkedSamples === undefined || webpackVersion === undefined) return {}
  return {samples: {checked: checkedSamples, webpackVersion}}
}

function editUrlOf({path}: PageNode, {repository, branch, contentPath}: SiteSettings): string | undefined {
  if (repository === undefined) return undefined
  return `${repository}/edit/${branch}/${contentPath}/${path}`
}

function buildPosts(nodes: readonly PageNode[], parsed: ReadonlyMap<string, ParsedPage>): Post[] {
  return nodes
    .filter(node => node.url.startsWith('/blog/') && !isIndex(node))
    .map(({title, url, date, description, path}) => ({
      title,
      url,
      ...(date !== undefined && {date}),
      teaser: description ?? parsed.get(path)?.excerpt ?? '',
    }))
}
