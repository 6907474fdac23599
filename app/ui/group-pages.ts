import type {NavPage} from '#contract/nav.ts'

/** A page with the pages nested below it. */
export interface PageBranch {
  readonly page: NavPage
  readonly below: readonly NavPage[]
}

/** Pages that follow each other and have the same group, or none. */
export interface PageGroup {
  /** The heading above them. */
  readonly title: string | undefined
  readonly branches: readonly PageBranch[]
  /** Whether a list opens it at first: the group of the current page. */
  readonly isCurrent: boolean
}

/**
 * Groups the pages of a section as lists show them. Where no group has the current page, as on the
 * index of a section, the first one is open.
 */
export function groupPages(pages: readonly NavPage[], current: string): PageGroup[] {
  const listed = pages.filter(({title}) => title !== 'Printable')
  const groups: Array<{title: string | undefined; pages: NavPage[]}> = []
  for (const page of listed) {
    const last = groups.at(-1)
    if (last && last.title === page.group) last.pages.push(page)
    else groups.push({title: page.group, pages: [page]})
  }
  const titled = groups.filter(({title}) => title !== undefined)
  const open = titled.find(group => group.pages.some(({url}) => url === current)) ?? titled[0]
  return groups.map(group => ({
    title: group.title,
    branches: nestPages(group.pages),
    isCurrent: group === open,
  }))
}

function nestPages(pages: readonly NavPage[]): PageBranch[] {
  const urls = new Set(pages.map(({url}) => url))
  const below = new Map<string, NavPage[]>()
  for (const page of pages) {
    const {parent} = page
    if (parent === undefined || !urls.has(parent)) below.set(page.url, [])
    else below.get(parent)?.push(page)
  }
  return pages.flatMap(page => {
    const nested = below.get(page.url)
    return nested ? [{page, below: nested}] : []
  })
}
