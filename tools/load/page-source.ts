import type {Examples, PackageList} from '../content/example.ts'
import type {FactContext} from '../facts/fact-context.ts'
import type {PackagePage} from '../readmes/package-page.ts'
import type {SearchFile} from '../search/synonyms.ts'

/** A page to be parsed: all that its result depends on, besides the settings. */
export interface PageSource {
  /** Relative to the content folder. */
  readonly path: string
  readonly bytes: Uint8Array
  /** Set if it is the README of a package. */
  readonly readme?: PackagePage | undefined
  /** Files that its fences can include. */
  readonly examples: Examples
}

/** Options that all pages share. */
export interface PageSettings {
  /** Where the site is served. */
  readonly siteUrl: string
  /** The content of `_search.json`. */
  readonly search: SearchFile
  readonly factContext: FactContext
  /** Packages that examples may need. */
  readonly packages: PackageList
  /** Milliseconds after which the largest page is given up; smaller ones have less time. */
  readonly timeLimit: number
}

/** Milliseconds. */
export const TIME_LIMIT = 20_000

/** Milliseconds for the first page of a thread, on a busy machine. */
const LEAST_TIME = 5000

/** Milliseconds. Pages take a tenth of it; some texts of no use would take hours. */
const TIME_PER_KILOBYTE = 100

/** Milliseconds after which a page is given up. */
export function timeLimitOf(bytes: number, most: number): number {
  return Math.min(most, LEAST_TIME + Math.ceil(bytes / 1024) * TIME_PER_KILOBYTE)
}

/** The texts of a page, by the names under which the store keeps them. */
export interface PageParts {
  /** `ParsedPage`, as JSON. */
  readonly page: string
  /** mdast, as JSON. */
  readonly body: string
  /** The twin in Markdown. */
  readonly markdown: string
  /** By which terms its sections are found, as `packPage` has them. */
  readonly terms: Uint8Array
  /** Its sections as search shows them, as `packPage` has them. */
  readonly sections: string
  /** Its fences and how they are checked, as JSON. */
  readonly samples: string
}
