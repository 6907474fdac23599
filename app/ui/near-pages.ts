import type {NavPage} from '#contract/nav.ts'

/** Number of pages of a section that every document of it lists: otherwise, it would grow with the site. */
const ALL = 200

/** Number of pages before the current one, and after it, that the documents of a larger section list. */
const NEAR = 40

/** The pages that a document of a section lists: its index, and in a large section those near the current page. */
export function nearPages(pages: readonly NavPage[], current: string): readonly NavPage[] {
  const position = pages.findIndex(({url}) => url === current)
  if (pages.length <= ALL || position < 1) return pages // the index lists all
  return [...pages.slice(0, 1), ...pages.slice(Math.max(1, position - NEAR), position + NEAR + 1)]
}
