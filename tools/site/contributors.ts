import type {Contributors} from '#contract/people.ts'
import {pagesInOrder, type DirectoryNode, type PageNode} from '#contract/tree.ts'

/** People who worked on earlier versions of pages, by name, with these pages. */
export function buildContributors(tree: DirectoryNode): Contributors {
  const pagesOf = new Map<string, PageNode['url'][]>()
  for (const {contributors, url} of pagesInOrder(tree)) {
    for (const name of contributors) pagesOf.set(name, [...(pagesOf.get(name) ?? []), url])
  }
  return [...pagesOf]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, pages]) => ({name, pages}))
}
