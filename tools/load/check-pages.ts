import type {ContentSources} from './read-sources.ts'
import {checkFileKinds, checkFiles} from '../content/check-files.ts'
import {checkFrontMatter} from '../content/check-front-matter.ts'
import {checkHome} from '../content/check-home.ts'
import {checkLinks, checkSite} from '../content/check-links.ts'
import {checkMoved} from '../content/check-moved.ts'
import {checkPublished} from '../content/check-published.ts'
import {checkQueries} from '../content/check-queries.ts'
import type {Issue} from '../content/issue.ts'
import type {ParsedPage} from '../content/parsed-page.ts'
import {checkRedirects} from '../content/redirects.ts'
import {checkUrls, urlOf} from '../content/urls.ts'
import {checkDocumented} from '../facts/documented.ts'
import type {FactSet} from '../facts/fact-set.ts'
import type {ContentFile} from './content-files.ts'

interface ParsedContent {
  readonly pages: readonly ParsedPage[]
  readonly notification: ParsedPage | undefined
  /** Issues of single pages. */
  readonly issues: readonly Issue[]
  readonly facts: FactSet
  readonly files: ReadonlyMap<string, ContentFile>
}

/** Checks pages against each other, against files and against facts about webpack. */
export function checkPages(
  sources: ContentSources,
  {pages, notification, issues, facts, files}: ParsedContent,
  deadLinks: Issue['severity'],
): Issue[] {
  const {folder, data, settings, paths} = sources
  const {redirects, published} = data
  const besides = notification ? [notification] : []
  return [
    ...checkUrls(paths),
    ...checkHome(paths),
    ...checkFrontMatter(pages, paths),
    ...checkFiles([...pages, ...besides], folder.files, deadLinks),
    ...checkFileKinds([...pages, ...besides], files),
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
    ...checkDocumented(pages, facts, data.coverage),
  ]
}
