import type {PageLink} from '#contract/page.ts'
import type {PageNode, DirectoryNode} from '#contract/tree.ts'
import {indexFirst} from './nav.ts'

interface Neighbors {
  previous?: PageLink
  next?: PageLink
}

/**
 * The page before and after each page, by URL. They follow the sidebar: across groups, not out of
 * the section, not around its ends. Pages outside of sections are each other's neighbors; home
 * and the index of the blog have none.
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
