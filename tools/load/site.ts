import type {Defaults} from '#contract/defaults.ts'
import type {History, Releases} from '#contract/history.ts'
import type {Nav} from '#contract/nav.ts'
import type {PageMeta} from '#contract/page.ts'
import type {Sponsors} from '#contract/people.ts'
import type {Redirects} from '#contract/records.ts'
import type {DirectoryNode} from '#contract/tree.ts'
import type {Coverage} from '#contract/webpack.ts'
import type {Example, PackageList} from '../content/example.ts'
import type {Feed} from '../content/feed.ts'
import type {SiteSettings} from '../content/site.ts'
import type {Snapshots} from '../facts/fact-snapshots.ts'
import type {ContentFile} from './content-files.ts'
import type {PageTexts, SitePage} from './page-texts.ts'
import type {PageWorkers} from './page-workers.ts'

/** A loaded content folder: everything that the files of the site are made from, except the app. */
export interface Site {
  readonly contentDir: string
  readonly settings: SiteSettings
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
  /** The documented packages, which examples may need. */
  readonly versions: PackageList
  /** The schema by which webpack checks configurations, as text; nothing if it is not installed. */
  readonly optionsSchema?: string | undefined
  /** Facts about webpack. */
  readonly snapshots: Snapshots
  /** The defaults of options; nothing if they were never read. */
  readonly defaults: Defaults | undefined
  /** When facts were added; undefined if it was never read. */
  readonly history?: History | undefined
  /** The releases of the documented packages; nothing if they were never read. */
  readonly releases?: Releases | undefined
  /** Where each fact is documented, by its id. */
  readonly factUrls: ReadonlyMap<string, string>
  readonly coverage: Coverage
  /** The version of webpack that is documented. */
  readonly webpackVersion: string | undefined
}
