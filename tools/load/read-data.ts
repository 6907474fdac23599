import type {z} from 'zod'
import {sponsorsSchema, type Sponsors} from '#contract/people.ts'
import type {Redirects} from '#contract/records.ts'
import {SEARCH_FILE} from '../content/check-queries.ts'
import {parseRecord, RECORD_FILE, type AnchorRecord} from '../content/anchor-record.ts'
import type {Issue} from '../content/issue.ts'
import {parseJson} from '../content/json-value.ts'
import {readOptional} from './read-content-folder.ts'
import {redirectFileSchema} from '../content/redirects.ts'
import {siteSchema, type SiteSettings} from '../content/site.ts'
import {createLineFinder} from '../content/yaml-value.ts'
import {COVERAGE_FILE, parseCoverageRecord, type CoverageRecord} from '../facts/coverage-record.ts'
import {PACKAGES_FILE, packagesFileSchema, type PackageRow} from '../readmes/packages-file.ts'
import {runWithTimeLimit} from './run-with-time-limit.ts'
import {searchFileSchema, type SearchFile} from '../search/synonyms.ts'

/** The data files of a content folder; each is optional. */
export interface ContentData {
  readonly site: SiteSettings
  readonly sponsors: Sponsors
  readonly redirects: Redirects
  readonly published: PublishedAnchors
  readonly search: SearchFile
  /** The line of a value in `_search.json`. */
  readonly searchLineOf: (path: readonly PropertyKey[]) => number
  /** `_coverage.json`, if there is one. */
  readonly coverage: RecordedCoverage | undefined
  /** The READMEs of packages that are pages. */
  readonly packages: DocumentedPackages
  readonly issues: readonly Issue[]
}

/** `packages.json` */
interface DocumentedPackages {
  readonly rows: readonly PackageRow[]
  /** The line of a value in the file. */
  readonly lineOf: (path: readonly PropertyKey[]) => number
}

/** `anchors.json`: what was published. */
interface PublishedAnchors {
  readonly record: AnchorRecord
  /** The line of a value in the file. */
  readonly lineOf: (path: readonly PropertyKey[]) => number
}

/** `_coverage.json`: the documented facts. */
interface RecordedCoverage {
  readonly record: CoverageRecord
  /** The line of a value in the file. */
  readonly lineOf: (path: readonly PropertyKey[]) => number
}

/** Reads and checks the data files of a content folder. */
export function readData(dir: string): ContentData {
  const site = readJson(dir, 'site.json', siteSchema)
  const sponsors = readJson(dir, 'sponsors.json', sponsorsSchema)
  const redirects = readJson(dir, 'redirects.json', redirectFileSchema)
  const record = readRecord(dir)
  const search = readJson(dir, SEARCH_FILE, searchFileSchema)
  const coverage = readCoverage(dir)
  const packages = readJson(dir, PACKAGES_FILE, packagesFileSchema)
  return {
    site: site.value ?? siteSchema.parse({}),
    sponsors: sponsors.value ?? {currency: 'USD', sponsors: []},
    redirects: redirects.value ?? [],
    published: record.published,
    search: search.value ?? {synonyms: {}, reference: [], background: []},
    searchLineOf: createLineFinder({text: search.text ?? '{}', file: SEARCH_FILE}),
    coverage: coverage.recorded,
    packages: {
      rows: packages.value ?? [],
      lineOf: createLineFinder({text: packages.text ?? '[]', file: PACKAGES_FILE}),
    },
    issues: [site, sponsors, redirects, record, search, coverage, packages].flatMap(
      ({issues}) => issues,
    ),
  }
}

function readJson<T>(
  dir: string,
  file: string,
  schema: z.ZodType<T>,
): {value?: T; issues: Issue[]; text?: string} {
  const text = readOptional(dir, file)
  if (text === undefined) return {issues: []}
  if (typeof text !== 'string') return {issues: [text]}
  const parsed = runWithTimeLimit(TIME_LIMIT, () => parseJson(schema, {text, file}))?.value
  return {...(parsed ?? tooSlow(file)), text}
}

/** Milliseconds: a snapshot of thousands of sponsors takes a tenth of it. */
const TIME_LIMIT = 20_000

function tooSlow(file: string): {issues: Issue[]} {
  const message = `The file takes longer than ${TIME_LIMIT / 1000} seconds to read.`
  const hint = 'Write plain JSON without deeply nested keys or lists.'
  return {issues: [{rule: 'too-slow', severity: 'error', file, line: 1, message, hint}]}
}

function readRecord(dir: string): {published: PublishedAnchors; issues: Issue[]} {
  const source = readOptional(dir, RECORD_FILE) ?? '{}'
  const text = typeof source === 'string' ? source : '{}'
  const {value: record = {}, issues} = parseRecord(text)
  return {
    published: {record, lineOf: createLineFinder({text, file: RECORD_FILE})},
    issues: typeof source === 'string' ? issues : [source],
  }
}

function readCoverage(dir: string): {recorded?: RecordedCoverage; issues: readonly Issue[]} {
  const text = readOptional(dir, COVERAGE_FILE)
  if (text === undefined) return {issues: []}
  if (typeof text !== 'string') return {issues: [text]}
  const {value: record, issues} = parseCoverageRecord(text)
  const lineOf = createLineFinder({text, file: COVERAGE_FILE})
  return {...(record && {recorded: {record, lineOf}}), issues}
}
