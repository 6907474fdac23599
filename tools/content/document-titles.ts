import {pagesInOrder, type DirectoryNode, type PageNode} from '#contract/tree.ts'
import {isIndex} from './tree.ts'

/**
 * The title of each document, by the path of its source. If several pages have the same title,
 * the section is added: `Plugins | Concepts | webpack`. The index of a section doesn't need it.
 */
export function buildDocumentTitles(
  tree: DirectoryNode,
  siteTitle: string,
): ReadonlyMap<string, string> {
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
