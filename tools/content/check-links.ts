import type {Site} from './site.ts'
import {nearest, type Issue} from './issue.ts'
import type {LinkUse, ParsedPage} from './parsed-page.ts'
import {urlOf} from './urls.ts'

interface LinkTargets {
  /** Redirected urls; one with a hash stands for every hash that begins like it. */
  readonly others: ReadonlySet<string>
  readonly planned: ReadonlySet<string>
  readonly severity: Issue['severity']
  /** Texts that are no pages: their links are checked as well, but none leads to them. */
  readonly besides?: readonly ParsedPage[]
}

/** Finds links and anchors that lead nowhere, and names what comes closest. */
export function checkLinks(pages: readonly ParsedPage[], targets: LinkTargets): Issue[] {
  const idsByUrl = new Map<string, readonly string[]>(
    pages.map(({path, ids}) => [urlOf(path), ids]),
  )
  return [...pages, ...(targets.besides ?? [])].flatMap(page =>
    page.links.flatMap(link => checkLink({page, link, idsByUrl, targets})),
  )
}

interface LinkCheck {
  page: ParsedPage
  link: LinkUse
  idsByUrl: ReadonlyMap<string, readonly string[]>
  targets: LinkTargets
}

function checkLink({page, link, idsByUrl, targets}: LinkCheck): Issue[] {
  if (!/^[/#](?!\/)/.test(link.url)) return []
  const [before = '', hash = ''] = link.url.split('#', 2)
  const url = before === '' ? urlOf(page.path) : before.replace(/\?.*$/, '')
  if (targets.others.has(url) || targets.planned.has(url)) return []
  const isMoved = () => [...targets.others].some(other => isHashOf(other, `${url}#${hash}`))

  const place = {severity: targets.severity, file: page.path, line: link.line}
  const ids = idsByUrl.get(url)
  if (ids === undefined) {
    if (isMoved()) return []
    const near = nearest(url, idsByUrl.keys())
    const hint = near === undefined ? 'Name a page that exists.' : `Did you mean ${near}?`
    return [{rule: 'dead-link', ...place, message: `There is no page ${url}.`, hint}]
  }
  const id = decode(hash)
  if (id === '' || ids.includes(id) || isMoved()) return []
  const near = nearest(id, ids)
  const hint = near === undefined ? `Its headings: ${list(ids)}.` : `Did you mean #${near}?`
  return [{rule: 'dead-anchor', ...place, message: `${url} has no heading #${id}.`, hint}]
}

/** `/a/#cache` covers `/a/#cachetype`. */
function isHashOf(redirected: string, url: string): boolean {
  return redirected.includes('#') && url.startsWith(redirected)
}

function list(ids: readonly string[]): string {
  if (ids.length === 0) return 'none'
  const shown = ids.slice(0, 12).map(id => `#${id}`)
  return ids.length > shown.length ? `${shown.join(', ')} …` : shown.join(', ')
}

/** Planned pages that have been written, and links of the site's own that lead nowhere. */
export function checkSite(site: Site, urls: ReadonlySet<string>): Issue[] {
  const written = site.planned.filter(url => urls.has(url))
  const planned = new Set<string>(site.planned)
  const links = [...(site.header ?? []).flatMap(link => [link, ...link.sections]), ...site.footer]
  const dead = links.filter(({url}) => url.startsWith('/') && !urls.has(url) && !planned.has(url))
  return [
    ...written.map((url): Issue => ({
      rule: 'written-page-planned',
      severity: 'warning',
      file: 'site.json',
      line: 1,
      message: `${url} is listed under “planned”, but it exists.`,
      hint: 'Remove it from the list.',
    })),
    ...dead.map(({url}): Issue => ({
      rule: 'dead-link',
      severity: 'error',
      file: 'site.json',
      line: 1,
      message: `There is no page ${url}.`,
      hint: 'Name a page that exists, or list it under “planned”.',
    })),
  ]
}

/** Hashes in links may be percent-encoded; ids are not. */
function decode(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
