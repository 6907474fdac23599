import {checkDates} from '../checks/check-dates.ts'
import {checkFileKinds, checkFiles} from '../checks/check-files.ts'
import {checkGroups} from '../checks/check-groups.ts'
import {checkHome} from '../checks/check-home.ts'
import {checkLinks, checkSite} from '../checks/check-links.ts'
import {checkMoved} from '../checks/check-moved.ts'
import {checkPublished} from '../checks/check-published.ts'
import {checkQueries} from '../checks/check-queries.ts'
import {checkRedirects} from '../checks/check-redirects.ts'
import type {Issue} from '../issues/issue.ts'
import {checkUrls, urlOf} from '../content-format/urls.ts'
import {checkDocumented} from '../facts/check-documented.ts'
import type {ContentSources} from './read-sources.ts'
import type {Site} from './site.ts'

interface Checked {
  readonly sources: ContentSources
  readonly site: Site
  /** Issues of pages that cannot be read at all. */
  readonly unread: readonly Issue[]
  /** Whether links that lead nowhere are errors. */
  readonly deadLinks: Issue['severity']
}

/** All issues of a site, from its files to links between pages. */
export function checkPages({sources, site, unread, deadLinks}: Checked): Issue[] {
  const {folder, data, settings, paths} = sources
  const {redirects, published} = data
  const {pages} = site
  const besides = site.notification ? [site.notification] : []
  const all = [...pages, ...besides]
  const issues = [...unread, ...all.flatMap(page => page.issues)].map(issue =>
    isDeadLink(issue) ? {...issue, severity: deadLinks} : issue,
  )
  return [
    ...sources.issues,
    ...issues,
    ...checkUrls(paths),
    ...checkHome(paths),
    ...checkDates(pages),
    ...checkGroups(pages, paths),
    ...checkFiles(all, folder.files, deadLinks),
    ...checkFileKinds(all, site.files),
    ...checkLinks(pages, {
      others: new Set(redirects.map(({from, hash = ''}) => from + hash)),
      severity: deadLinks,
      siteUrl: settings.url,
      besides,
    }),
    ...checkSite(settings, new Set(paths.map(urlOf))),
    ...checkRedirects(redirects, {
      ids: new Map(pages.map(({path, ids}) => [urlOf(path), ids])),
      files: folder.files,
    }),
    ...checkMoved(pages, redirects),
    ...checkQueries(data.search.queries ?? {}, pages, data.searchLineOf),
    ...checkPublished(published.record, pages, {
      redirects,
      ...published,
      issues: [...folder.issues, ...issues],
    }),
    ...checkDocumented(pages, sources.facts, data.coverage),
  ]
}

/** A link with a forbidden URL can be shown as its text, just like a broken link. */
function isDeadLink({rule, severity}: Issue): boolean {
  return rule === 'bad-link' && severity === 'error'
}
