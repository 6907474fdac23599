import type {Nav, NavPage, NavSection} from '#contract/nav.ts'

/** Looks up pages and sections of the site by their paths. */
export interface SiteMap {
  readonly nav: Nav
  /** The page at a path. Repeated slashes and a missing final slash are ignored. */
  page(pathname: string): NavPage | undefined
  /** The section to which a path belongs. */
  section(pathname: string): NavSection | undefined
  /** The canonical URL for a URL: with single slashes and a final one, and its new page if the hash moved. */
  href(url: Pick<URL, 'pathname' | 'search' | 'hash'>): string
}

/** The site as this tab knows it. */
export interface CurrentSite {
  /** Replaced when the navigation on the server has changed. */
  map: SiteMap
  /** Whether a newer release is ready: the next navigation loads its document. */
  isOutdated?: boolean
}

/** Prepares the navigation for look-ups by path. */
export function createSiteMap(nav: Nav): SiteMap {
  const pages = [...nav.pages, ...nav.sections.flatMap(section => section.pages)]
  const byUrl = new Map<string, NavPage>(pages.map(page => [page.url, page]))
  const sections = new Map(nav.sections.map(section => [section.name, section]))
  return {
    nav,
    page: pathname => byUrl.get(canonical(pathname)),
    section: pathname => sections.get(pathname.split('/', 2)[1] ?? ''),
    href({pathname, search, hash}) {
      const path = canonical(pathname)
      const moved = nav.hashRedirects?.find(row => row.from === path && hash.startsWith(row.hash))
      return (moved?.to ?? byUrl.get(path)?.url ?? pathname) + search + hash
    },
  }
}

/** `//concepts` → `/concepts/`: many servers answer both with the same page. */
function canonical(pathname: string): string {
  return withSlash(pathname).replaceAll(/\/{2,}/g, '/')
}

/** `/concepts` → `/concepts/`. */
export function withSlash(pathname: string): string {
  return pathname.endsWith('/') ? pathname : `${pathname}/`
}
