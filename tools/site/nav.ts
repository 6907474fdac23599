import {defined} from '#contract/private/defined.ts'
import type {HeaderLink, Nav, NavPage, NavSection} from '#contract/nav.ts'
import type {Sponsors} from '#contract/people.ts'
import type {Redirects} from '#contract/records.ts'
import {pagesInOrder, type DirectoryNode, type PageNode} from '#contract/tree.ts'
import type {SiteSettings} from '../content-format/site-settings.ts'
import {findOutdatedSponsors} from './outdated-sponsors.ts'
import {isIndex} from './tree.ts'

/** What data files say about the navigation. */
interface NavData {
  readonly redirects?: Redirects
  readonly sponsors?: Pick<Sponsors, 'snapshotDate'>
}

/** Builds what the app starts with: the pages without their anchors, and the site's own links. */
export function buildNav(
  tree: DirectoryNode,
  site: SiteSettings,
  {redirects = [], sponsors = {}}: NavData = {},
): Nav {
  const directories = tree.children.filter(child => child.type === 'directory')
  const sections = directories.map(directory => buildSection(directory, site))
  const pages = tree.children.filter(child => child.type === 'file').map(buildNavPage)
  const {title, url, description, repository, languages, versions} = site
  const {hiddenContributors, analytics, search, serviceWorker, sponsorsMaxAge} = site
  const hashRedirects = redirects.flatMap(({hash, ...row}) =>
    hash === undefined ? [] : {...row, hash},
  )
  return defined({
    site: defined({title, url, description, repository}),
    header: buildHeader(site, sections),
    tools: site.tools.length > 0 ? site.tools : undefined,
    external: site.external,
    footer: site.footer,
    languages,
    versions,
    hiddenContributors,
    sections,
    pages,
    hashRedirects: hashRedirects.length > 0 ? hashRedirects : undefined,
    analytics,
    search,
    sponsorsMaxAge,
    ...findOutdatedSponsors(tree, sponsors, sponsorsMaxAge),
    serviceWorker: serviceWorker ? undefined : serviceWorker,
  })
}

/** Without a header in `site.json`, every section gets a link. */
function buildHeader(site: SiteSettings, sections: readonly NavSection[]): HeaderLink[] {
  return site.header ?? sections.map(({title, url}) => ({title, url, sections: []}))
}

function buildSection(directory: DirectoryNode, site: SiteSettings): NavSection {
  const {name, url, title} = directory
  const pages = indexFirst(directory).map(buildNavPage)
  const printable = site.printable?.includes(name) ?? true
  return defined({name, url, title, printable, pages, links: site.elsewhere[name]})
}

/** The pages of a directory in the order of the sidebar. */
export function indexFirst(directory: DirectoryNode): PageNode[] {
  const pages = pagesInOrder(directory)
  const index = pages.find(page => isIndex(page) && page.url === directory.url)
  return index ? [index, ...pages.filter(page => page !== index)] : pages
}

function buildNavPage(node: PageNode): NavPage {
  const {path, url, title, label, group, parent, package: name, anchors} = node
  const hasAnchors = anchors.length > 0 ? true : undefined
  return defined({path, url, title, label, group, parent, package: name, hasAnchors})
}
