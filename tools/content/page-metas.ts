import type {PageMeta, Post} from '#contract/page.ts'
import {pagesInOrder, type DirectoryNode, type PageNode} from '#contract/tree.ts'
import {buildDocumentTitles} from './document-titles.ts'
import {buildNeighbors} from './neighbors.ts'
import type {ParsedPage} from './parsed-page.ts'
import type {SiteSettings} from './site.ts'
import {isIndex} from './tree.ts'

interface MetaSource {
  readonly tree: DirectoryNode
  readonly pages: readonly ParsedPage[]
  readonly settings: SiteSettings
  /** The version of webpack that is documented, with which samples are checked. */
  readonly webpackVersion: string | undefined
}

/** All of each page but its text, by the path of its source, in reading order. */
export function buildMetas(source: MetaSource): Map<string, PageMeta> {
  const {tree, pages, settings, webpackVersion} = source
  const parsed = new Map(pages.map(page => [page.path, page]))
  const neighbors = buildNeighbors(tree)
  const nodes = pagesInOrder(tree)
  const documentTitles = buildDocumentTitles(tree, settings.title)
  const metas = nodes.flatMap((node): Array<[string, PageMeta]> => {
    const page = parsed.get(node.path)
    if (!page) return []
    const editUrl = node.edit ?? editUrlOf(node, settings)
    const meta: PageMeta = {
      ...node,
      head: headOf(node, documentTitles.get(node.path) ?? settings.title, settings),
      ...(editUrl !== undefined && {editUrl}),
      ...neighbors.get(node.url),
      links: [...new Set(page.links.map(({url}) => url))],
      excerpt: page.excerpt,
      ...(page.bodyHash !== undefined && {bodyHash: page.bodyHash}),
      ...samplesOf(page, webpackVersion),
      ...(node.url === '/blog/' && {posts: buildPosts(nodes, parsed)}),
    }
    return [[node.path, meta]]
  })
  return new Map(metas)
}

function headOf(node: PageNode, title: string, {description, url}: SiteSettings): PageMeta['head'] {
  return {
    title,
    description: node.description ?? description,
    canonical: new URL(node.url, url).href,
  }
}

function samplesOf(
  {checkedSamples}: ParsedPage,
  webpackVersion: string | undefined,
): Pick<PageMeta, 'samples'> {
  if (checkedSamples === undefined || webpackVersion === undefined) return {}
  return {samples: {checked: checkedSamples, webpackVersion}}
}

function editUrlOf(
  {path}: PageNode,
  {repository, branch, contentPath}: SiteSettings,
): string | undefined {
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
