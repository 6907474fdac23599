import type {Nav} from '#contract/nav.ts'
import type {PageMeta} from '#contract/page.ts'
import type {Sponsors} from '#contract/people.ts'
import {need} from '#contract/private/need.ts'
import type {Redirects} from '#contract/records.ts'
import type {DirectoryNode} from '#contract/tree.ts'
import type {Coverage} from '#contract/webpack.ts'
import type {Example} from '../examples/example.ts'
import type {Feed} from '../site/feed.ts'
import type {ContentFile} from './content-files.ts'
import type {SitePage} from './load-pages.ts'
import type {PageTexts} from './page-texts.ts'
import type {PageWorkers} from './page-workers.ts'
import type {SiteSources} from './read-sources.ts'

/** A loaded content folder: everything that the files of the site are made from, except the app. */
export interface Site extends SiteSources {
  /** Sorted by path. */
  readonly pages: readonly SitePage[]
  /** The text above every page, if there is one. */
  readonly notification: SitePage | undefined
  readonly texts: PageTexts
  readonly workers: PageWorkers
  readonly tree: DirectoryNode
  readonly nav: Nav
  /** By path of the source, in reading order. */
  readonly metas: ReadonlyMap<string, PageMeta>
  /** The newest posts of the blog, if there are any. */
  readonly feed: Feed | undefined
  readonly sponsors: Sponsors
  readonly redirects: Redirects
  /** Images and downloads of pages, by their paths. */
  readonly files: ReadonlyMap<string, ContentFile>
  /** Examples that pages offer as zip files, by their names. */
  readonly downloads: ReadonlyMap<string, Example>
  /** Where each fact is documented, by its id. */
  readonly factUrls: ReadonlyMap<string, string>
  readonly coverage: Coverage
  /** The version of webpack that is documented. */
  readonly webpackVersion: string | undefined
}

/** Prepares looking up pages by the paths of their sources. */
export function createPageFinder({pages}: Site): (path: string) => SitePage {
  const byPath = new Map(pages.map(page => [page.path, page]))
  return path => need(byPath.get(path), `page ${path}`)
}
