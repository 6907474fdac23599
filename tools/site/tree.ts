import {z} from 'zod'
import {defined} from '#contract/private/defined.ts'
import {groupBy} from '#contract/private/group-by.ts'
import type {DirectoryNode, PageNode, TreeNode} from '#contract/tree.ts'
import {compare} from '../issues/issue.ts'
import type {PagePlace} from '../content-format/outline.ts'
import type {ParsedPage} from './parsed-page.ts'
import {listSections, type SiteSettings} from '../content-format/site-settings.ts'
import {urlOf} from '../content-format/urls.ts'

/**
 * Nests pages by their folders, each level in the order of the sidebar. Sections come in the order of
 * the header, and those that it doesn't show after them.
 */
export function buildTree(
  pages: readonly ParsedPage[],
  settings: Pick<SiteSettings, 'header'> = {},
): DirectoryNode {
  const sections = listSections(settings)
  const tree = buildDirectory('', pages)
  const rank = ({type, name}: TreeNode) => {
    if (type === 'file') return -1
    return sections.includes(name) ? sections.indexOf(name) : sections.length
  }
  return {...tree, children: tree.children.toSorted((a, b) => rank(a) - rank(b))}
}

function buildDirectory(path: string, pages: readonly ParsedPage[]): DirectoryNode {
  const prefix = path === '' ? '' : `${path}/`
  const folders = groupBy(pages, page => /^[^/]+(?=\/)/.exec(page.path.slice(prefix.length))?.[0])
  const nodes = buildPages(path, folders.get(undefined) ?? [])
  const directories = [...folders]
    .flatMap(([name, inside]) => (name === undefined ? [] : [{folder: prefix + name, inside}]))
    .toSorted((a, b) => (a.folder < b.folder ? -1 : 1))
    .map(({folder, inside}) => buildDirectory(folder, inside))
  const children: TreeNode[] = [...nodes, ...directories]

  const name = path === '' ? 'content' : (path.split('/').at(-1) ?? path)
  return {
    path,
    name,
    size: children.reduce((sum, {size}) => sum + size, 0),
    url: path === '' ? '/' : urlOf(`${path}/index.md`),
    title: nodes.find(isIndex)?.title ?? titleOf(name),
    type: 'directory',
    children,
  }
}

/** The pages of a folder, sorted. If its index lists them in `groups`, they follow that list. */
function buildPages(folder: string, pages: readonly ParsedPage[]): PageNode[] {
  const places = pages.find(({path}) => nameOfPage(path) === 'index')?.places
  const nodes = pages.map(page =>
    buildPage(
      page,
      places?.find(({name}) => name === nameOfPage(page.path)),
    ),
  )
  if (!places) return nodes.toSorted(folder === 'blog' ? byNewest : byGroupAndSort)
  const ranks = new Map(places.map(({name}, index) => [name, index]))
  const rank = (node: PageNode) =>
    isIndex(node) ? -1 : (ranks.get(nameOfPage(node.path)) ?? places.length)
  return nodes.toSorted((a, b) => rank(a) - rank(b) || byGroupAndSort(a, b))
}

/** `guides/caching.md` → `caching` */
export function nameOfPage(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.mdx?$/, '')
}

function buildPage({path, size, frontMatter, anchors}: ParsedPage, place?: PagePlace): PageNode {
  const {title, label, sort, description, contributors = [], related, ...rest} = frontMatter
  const group = place?.group ?? rest.group
  const parent =
    place?.parent === undefined ? undefined : urlOf(path.replace(/[^/]+$/, `${place.parent}.md`))
  const name = path.split('/').at(-1) ?? path
  const date = rest.date ?? dayIn(name)
  return {
    path,
    name,
    size,
    type: 'file',
    extension: path.endsWith('.mdx') ? '.mdx' : '.md',
    url: urlOf(path),
    title,
    ...defined({label, sort, description, ...rest, group, parent, date}),
    anchors: [...anchors],
    contributors: [...new Set(contributors)],
    ...defined({related}),
  }
}

/** `2020-02-29-leap.md` → `2020-02-29`; a name may begin with digits that are not a date. */
function dayIn(name: string): string | undefined {
  return z.iso.date().safeParse(/^(.{10})-/.exec(name)?.[1]).data
}

/** `getting-started` → `Getting started`. */
function titleOf(folder: string): string {
  const words = folder.replaceAll(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function isIndex({name}: PageNode): boolean {
  return /^index\.mdx?$/.test(name)
}

function byNewest(a: PageNode, b: PageNode): number {
  return (
    Number(isIndex(b)) - Number(isIndex(a)) ||
    compare(b.date ?? '', a.date ?? '') ||
    compare(a.name, b.name)
  )
}

function byGroupAndSort(a: PageNode, b: PageNode): number {
  return (
    compare(a.group?.toLowerCase() ?? '', b.group?.toLowerCase() ?? '') ||
    Number(a.sort === undefined) - Number(b.sort === undefined) ||
    (a.sort ?? 0) - (b.sort ?? 0) ||
    (a.sort === undefined ? compare(a.title.toLowerCase(), b.title.toLowerCase()) : 0) ||
    compare(a.name, b.name)
  )
}
