import type {Contributors} from '#contract/people.ts'
import {pagesInOrder, type DirectoryNode} from '#contract/tree.ts'

/** People who worked on earlier versions of pages, by name, with these pages. */
export function buildContributors(tree: DirectoryNode): Contributors {
  const pages = pagesInOrder(tree)
  return [...new Set(pages.flatMap(({contributors}) => contributors))].toSorted().map(name => ({
    name,
    pages: pages.filter(page => page.contributors.includes(name)).map(({url}) => url),
  }))
}
