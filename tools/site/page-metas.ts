import type {PageMeta, Post, PageLink} from '#contract/page.ts'
import {pagesInOrder, type DirectoryNode, type PageNode} from '#contract/tree.ts'
import type {ParsedPage} from './parsed-page.ts'
import type {SiteSettings} from '../content-format/site-settings.ts'
import {isIndex} from './tree.ts'
import {indexFirst} from './nav.ts'

interface MetaSource {
  readonly tree: DirectoryNode
  readonly pages: readonly ParsedPage[]
  readonly settings: SiteSettings
  /** The version of webpack that is documented, with which samples are checked. */
  readonly webpackVersion: string | undefined
}

/** The metadata of each page, by the path of its source, in reading order. */
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

/**
 * The title of each document, by the path of its source. If several pages have the same title,
 * the section is added: `Plugins | Concepts | webpack`. The index of a section doesn't need it.
 */
function buildDocumentTitles(tree: DirectoryNode, siteTitle: string): ReadonlyMap<string, string> {
  const pages = pagesInOrder(tree)
  const shared = repeated(pages.map(keyOf))
  return new Map(
    pages.map(page => {
      const section = shared.has(keyOf(page)) ? sectionOf(page, tree) : undefined
      const parts = [page.title, ...(section === undefined ? [] : [section]), siteTitle]
      return [page.path, page.url === '/' ? siteTitle : parts.join(' | ')]
    }),
  )
}

/** The values that a list has more than once. */
function repeated(values: readonly string[]): ReadonlySet<string> {
  return new Set(values.filter((value, index) => values.indexOf(value) < index))
}

function keyOf({title}: PageNode): string {
  return title.toLowerCase()
}

/** The title of the top folder that a page is in; absent for its index. */
function sectionOf(page: PageNode, {children}: DirectoryNode): string | undefined {
  const section = children.find(
    ({type, path}) => type === 'directory' && page.path.startsWith(`${path}/`),
  )
  return isIndex(page) && page.url === section?.url ? undefined : section?.title
}

interface Neighbors {
  previous?: PageLink
  next?: PageLink
}

/**
 * The page before and after each page, by URL. They follow the sidebar across groups, but neither
 * leave the section nor wrap around. Pages outside of sections are each other's neighbors; home and
 * the index of the blog have none.
 */
export function buildNeighbors(tree: DirectoryNode): ReadonlyMap<string, Neighbors> {
  const lists = tree.children.filter(child => child.type === 'directory').map(indexFirst)
  const root = tree.children.filter(child => child.type === 'file')
  const neighbors = new Map<string, Neighbors>()
  for (const list of [...lists, root.filter(({url}) => url !== '/')]) {
    const pages = list.filter(({title}) => title !== 'Printable')
    for (const [position, {url}] of pages.entries()) {
      if (url === '/blog/') continue
      neighbors.set(url, {
        ...linkTo('previous', pages[position - 1]),
        ...linkTo('next', pages[position + 1]),
      })
    }
  }
  return neighbors
}

function linkTo(side: keyof Neighbors, page: PageNode | undefined): Neighbors {
  return page ? {[side]: {title: page.title, url: page.url}} : {}
}
