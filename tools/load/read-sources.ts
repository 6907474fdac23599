import {existsSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {root} from '../disk/root.ts'
import type {PackageList} from '../examples/example.ts'
import type {Issue} from '../issues/issue.ts'
import {readContentFolder, type ContentFolder} from './read-content-folder.ts'
import type {SiteSettings} from '../content-format/site-settings.ts'
import type {PackageSource} from '../readmes/package-page.ts'
import {readOptionsSchema, readVersions} from './installed-package.ts'
import {readPackages} from './read-packages.ts'
import {readData, type ContentData} from './read-data.ts'
import {readExamples, type ReadExamples} from './read-examples.ts'
import {readFactData, type FactData} from '../facts/fact-data.ts'

/** Sources from which files of the site are made, besides its pages. */
export interface SiteSources extends FactData {
  readonly contentDir: string
  /** Settings from `site.json`, which the command line can override. */
  readonly settings: SiteSettings
  /** The documented packages, which examples may need. */
  readonly versions: PackageList
  /** The schema by which webpack checks configurations, as text; nothing if it is not installed. */
  readonly optionsSchema: string | undefined
}

/** The sources of a site, before parsing. */
export interface ContentSources extends SiteSources {
  readonly folder: ContentFolder
  readonly data: ContentData
  readonly packages: readonly PackageSource[]
  readonly examples: ReadExamples['examples']
  /** Paths of all pages. */
  readonly paths: readonly string[]
  /** Path of the text above every page, if there is one. */
  readonly notification: string | undefined
  /** Issues outside of single pages. */
  readonly issues: readonly Issue[]
  /** Those issues without the issues of the folder. */
  readonly otherIssues: readonly Issue[]
}

export interface SourceOptions {
  /** Folder of Markdown. */
  readonly content: string
  /** Address of the site; overrides `site.json`. */
  readonly site?: string | undefined
  /** Folder whose package.json names the packages whose READMEs are pages. */
  readonly documentedDir?: string | undefined
  /** Folder of examples, instead of ours. */
  readonly examples?: string | undefined
  /** Folder of facts about webpack, instead of ours. */
  readonly facts?: string | undefined
}

const DOCUMENTED = join(root, 'documented')

/** Reads a content folder, and the packages, examples and facts that its pages use. */
export function readSources(options: SourceOptions): ContentSources {
  const contentDir = resolve(options.content)
  const folder = readContentFolder(contentDir)
  const data = readData(contentDir)
  const {examples, issues} = readExamples(options.examples)
  const settings = options.site === undefined ? data.site : {...data.site, url: options.site}
  const documented = options.documentedDir ?? DOCUMENTED
  const versions = readVersions(documented)
  const packages = readPackages({...data.packages, documented, versions})
  return withFolder(folder, {
    contentDir,
    data,
    settings,
    packages: packages.sources,
    examples,
    versions,
    optionsSchema: readOptionsSchema(documented),
    ...readFactData(options.facts),
    otherIssues: [...data.issues, ...issues, ...packages.issues],
  })
}

/** The same with the pages and files that are in the folder now. */
export function readFolder(sources: ContentSources): ContentSources {
  return withFolder(readContentFolder(sources.contentDir), sources)
}

type OtherSources = Omit<ContentSources, 'folder' | 'paths' | 'notification' | 'issues'>

function withFolder(folder: ContentFolder, others: OtherSources): ContentSources {
  const {contentDir, settings, packages, otherIssues} = others
  const paths = [...folder.pages, ...packages.map(({path}) => path)]
  const source = settings.notification?.source
  const hasSource = source !== undefined && existsSync(join(contentDir, source))
  return {
    ...others,
    folder,
    paths,
    notification: hasSource ? source : undefined,
    issues: [
      ...folder.issues,
      ...otherIssues,
      ...(hasSource || source === undefined ? [] : [missingNotification(source)]),
    ],
  }
}

function missingNotification(source: string): Issue {
  return {
    rule: 'missing-notification',
    severity: 'error',
    file: 'site.json',
    line: 1,
    message: `There is no file ${source} in the content folder.`,
    hint: 'Create the file, or remove “notification”.',
  }
}
