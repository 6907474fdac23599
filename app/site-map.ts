import type {Nav, NavPage, NavSection} from '#contract/nav.ts'

/** Answers questions about the navigation. */
export interface SiteMap {
  readonly nav: Nav
  /** The page at a path; the final slash does not matter. */
  page(pathname: string): NavPage | undefined
  /** The section to which a path belongs. */
  section(pathname: string): NavSection | undefined
}

/** Prepares the navigation for look-ups by path. */
export function createSiteMap(nav: Nav): SiteMap {
  const pages = [...nav.pages, ...nav.sections.flatMap(section => section.pages)]
  const byUrl = new Map<string, NavPage>(pages.map(page => [page.url, page]))
  const sections = new Map(nav.sections.map(section => [section.name, section]))
  return {
    nav,
    page: pathname => byUrl.get(withSlash(pathname)),
    section: pathname => sections.get(pathname.split('/', 2)[1] ?? ''),
  }
}

/** `/concepts` → `/concepts/`. */
export function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`
}
