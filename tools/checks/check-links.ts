import type {Issue} from '../issues/issue.ts'
import {missingAnchor, missingPage} from '../issues/missing-target.ts'
import type {LinkUse, ParsedPage} from '../site/parsed-page.ts'
import type {SiteSettings} from '../content-format/site-settings.ts'
import {pathOnSite} from '../content-format/path-on-site.ts'
import {urlOf} from '../content-format/urls.ts'

interface LinkTargets {
  /** Redirected URLs. One with a hash covers all hashes with this prefix. */
  readonly others: ReadonlySet<string>
  readonly severity: Issue['severity']
  /** Where the site is served. */
  readonly siteUrl: string
  /** Texts that are not pages. Their links are also checked. */
  readonly besides?: readonly ParsedPage[]
}

/** Finds links to missing pages and headings, and suggests similar ones. */
export function checkLinks(pages: readonly ParsedPage[], targets: LinkTargets): Issue[] {
  const byUrl = new Map<string, ParsedPage>(pages.map(page => [urlOf(page.path), page]))
  return [...pages, ...(targets.besides ?? [])].flatMap(page =>
    page.links.flatMap(link => checkLink({page, link, byUrl, targets})),
  )
}

interface LinkCheck {
  page: ParsedPage
  link: LinkUse
  byUrl: ReadonlyMap<string, ParsedPage>
  targets: LinkTargets
}

function checkLink({page, link, byUrl, targets}: LinkCheck): Issue[] {
  const path = pathOnSite(link.url, targets.siteUrl)?.replace(/\/index\.md$/, '/') ?? link.url
  if (!/^[/#](?!\/)/.test(path)) return []
  const [before = '', hash = ''] = path.split('#', 2)
  const url = before === '' ? urlOf(page.path) : before.replace(/\?.*$/, '')
  if (targets.others.has(url)) return []
  const isMoved = () => [...targets.others].some(other => isHashOf(other, `${url}#${hash}`))

  const place = {severity: targets.severity, file: page.path, line: link.line}
  const target = byUrl.get(url)
  if (target === undefined) {
    return isMoved() ? [] : [{rule: 'dead-link', ...place, ...missingPage(url, byUrl.keys())}]
  }
  const missing = missingAnchor(url, hash, target)
  return missing === undefined || isMoved() ? [] : [{rule: 'dead-anchor', ...place, ...missing}]
}

/** `/a/#cache` covers `/a/#cachetype`. */
function isHashOf(redirected: string, url: string): boolean {
  return redirected.includes('#') && url.startsWith(redirected)
}

/** Finds links in `site.json` to pages that do not exist. */
export function checkSite(site: SiteSettings, urls: ReadonlySet<string>): Issue[] {
  const header = (site.header ?? []).flatMap(link => [link, ...link.sections])
  const links = [...header, ...site.tools, ...Object.values(site.elsewhere).flat(), ...site.footer]
  const paths = [
    ...links.map(({url}) => pathOnSite(url, site.url) ?? url),
    ...Object.keys(site.elsewhere).map(section => `/${section}/`),
  ]
  const dead = paths.filter(url => url.startsWith('/') && !urls.has(url))
  return dead.map((url): Issue => ({
    rule: 'dead-link',
    severity: 'error',
    file: 'site.json',
    line: 1,
    ...missingPage(url, urls),
  }))
}
