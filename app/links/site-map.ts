import type {Nav, NavPage, NavSection} from '#contract/nav.ts'

/** Looks up pages and sections of the site by their paths. */
export interface SiteMap {
  readonly nav: Nav
  /** The page at a path, also if the path is not canonical. */
  page(pathname: string): NavPage | undefined
  /** The section to which a path belongs. */
  section(pathname: string): NavSection | undefined
  /** The canonical URL for a URL: with the canonical path of its page, and its new page if the hash moved. */
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
    page: pathname => byUrl.get(canonicalPath(pathname)),
    section: pathname => sections.get(pathname.split('/', 2)[1] ?? ''),
    href({pathname, search, hash}) {
      const path = canonicalPath(pathname)
      const moved = nav.hashRedirects?.find(row => row.from === path && hash.startsWith(row.hash))
      return (moved?.to ?? byUrl.get(path)?.url ?? withoutFile(pathname)) + search + hash
    },
  }
}

/** `/concepts`, `//concepts/`, `/concepts/index.html` → `/concepts/`: many servers answer all with the same page. */
export function canonicalPath(pathname: string): string {
  return `${withoutFile(pathname)}/`.replaceAll(/\/{2,}/g, '/')
}

/** `/concepts/index.html` → `/concepts/` */
function withoutFile(pathname: string): string {
  return pathname.replace(/(?<=\/)index\.html$/, '')
}
