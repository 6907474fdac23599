import {existsSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {fileURLToPath} from 'node:url'
import type {Issue} from '../content/issue.ts'
import {readContentFolder, type ContentFolder} from './read-content-folder.ts'
import type {SiteSettings} from '../content/site.ts'
import {urlOf} from '../content/urls.ts'
import type {PackageSource} from '../readmes/package-page.ts'
import {readPackages} from '../readmes/read-packages.ts'
import {readData, type ContentData} from './read-data.ts'
import {readExamples, type ReadExamples} from './read-examples.ts'

/** What a site is made of, read but not parsed. */
export interface ContentSources {
  readonly contentDir: string
  readonly folder: ContentFolder
  readonly data: ContentData
  /** What `site.json` says, or what stands in its place. */
  readonly site: SiteSettings
  readonly packages: readonly PackageSource[]
  readonly examples: ReadExamples['examples']
  /** Paths of all pages. */
  readonly paths: readonly string[]
  /** Urls of pages that are listed as still to be written, and are. */
  readonly planned: readonly string[]
  /** Path of the text above every page, if there is one. */
  readonly notification: string | undefined
  readonly issues: readonly Issue[]
}

interface SourceOptions {
  readonly content: string
  readonly site?: string | undefined
  readonly documented?: string | undefined
  readonly examples?: string | undefined
}

const DOCUMENTED = fileURLToPath(new URL('../../documented', import.meta.url))

/** Reads a content folder, and what its pages take from elsewhere. */
export async function readSources(options: SourceOptions): Promise<ContentSources> {
  const contentDir = resolve(options.content)
  const [folder, data, {examples, issues}] = await Promise.all([
    readContentFolder(contentDir),
    readData(contentDir),
    readExamples(options.examples),
  ])
  const site = options.site === undefined ? data.site : {...data.site, url: options.site}
  const packages = await readPackages({
    urls: new Set<string>(folder.pages.map(({path}) => urlOf(path))),
    ...data.packages,
    documented: options.documented ?? DOCUMENTED,
  })
  const paths = [...folder.pages, ...packages.sources].map(({path}) => path)
  const urls = new Set<string>(paths.map(urlOf))
  const source = site.notification?.source
  const hasSource = source !== undefined && existsSync(join(contentDir, source))
  return {
    contentDir,
    folder,
    data,
    site,
    packages: packages.sources,
    examples,
    paths,
    planned: site.planned.filter(url => !urls.has(url)),
    notification: hasSource ? source : undefined,
    issues: [
      ...folder.issues,
      ...data.issues,
      ...issues,
      ...packages.issues,
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
    hint: 'Write it, or remove “notification”.',
  }
}
