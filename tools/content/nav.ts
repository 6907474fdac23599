import type {HeaderLink, Nav, NavPage, NavSection, SiteLink} from '#contract/nav.ts'
import type {Redirects} from '#contract/records.ts'
import {pagesInOrder, type DirectoryNode, type PageNode} from '#contract/tree.ts'
import type {SiteSettings} from './site.ts'
import {isIndex} from './tree.ts'

/** Builds what the app starts with: the pages without their anchors, and the site's own links. */
export function buildNav(tree: DirectoryNode, site: SiteSettings, redirects: Redirects = []): Nav {
  const directories = tree.children.filter(child => child.type === 'directory')
  const sections = directories.map(directory => buildSection(directory, site))
  const pages = tree.children.filter(child => child.type === 'file').map(buildNavPage)
  const exists = linkTest([...pages, ...sections.flatMap(section => section.pages)])
  const {title, url, description, repository, languages, versions} = site
  const {hiddenContributors, analytics, search, serviceWorker} = site
  const hashRedirects = redirects.flatMap(({hash, ...row}) =>
    hash === undefined ? [] : {...row, hash},
  )
  return {
    site: {title, url, description, ...(repository !== undefined && {repository})},
    header: buildHeader(site, sections).flatMap(link =>
      exists(link) ? [{...link, sections: link.sections.filter(exists)}] : [],
    ),
    external: site.external,
    footer: site.footer.filter(exists),
    languages,
    versions,
    hiddenContributors,
    sections,
    pages,
    ...(hashRedirects.length > 0 && {hashRedirects}),
    ...(analytics && {analytics}),
    ...(search && {search}),
    ...(!serviceWorker && {serviceWorker}),
  }
}

/** Without a header in `site.json`, every section gets a link. */
function buildHeader(site: SiteSettings, sections: readonly NavSection[]): HeaderLink[] {
  return site.header ?? sections.map(({title, url}) => ({title, url, sections: []}))
}

/** Links to pages that are still to be written stay out of the header and the footer. */
function linkTest(pages: readonly NavPage[]): (link: SiteLink) => boolean {
  const urls = new Set<string>(pages.map(page => page.url))
  return link => !link.url.startsWith('/') || urls.has(link.url)
}

function buildSection(directory: DirectoryNode, site: SiteSettings): NavSection {
  const {name, url, title} = directory
  const pages = indexFirst(directory).map(buildNavPage)
  return {name, url, title, printable: site.printable?.includes(name) ?? true, pages}
}

/** The pages of a directory in the order of the sidebar. */
export function indexFirst(directory: DirectoryNode): PageNode[] {
  const pages = pagesInOrder(directory)
  const index = pages.find(page => isIndex(page) && page.url === directory.url)
  return index ? [index, ...pages.filter(page => page !== index)] : pages
}

function buildNavPage({path, url, title, group, anchors}: PageNode): NavPage {
  return {
    path,
    url,
    title,
    ...(group !== undefined && {group}),
    ...(anchors.length > 0 && {hasAnchors: true}),
  }
}
