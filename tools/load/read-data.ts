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
import {createLineFinder} from '../content/yaml-lines.ts'
import {COVERAGE_FILE, parseCoverageRecord, type CoverageRecord} from '../facts/coverage-record.ts'
import {PACKAGES_FILE, packagesFileSchema, type PackageRow} from '../readmes/packages-file.ts'
import {searchFileSchema, type SearchFile} from '../search/synonyms.ts'

/** The data files of a content folder; each is optional. */
export interface ContentData {
  readonly site: SiteSettings
  readonly sponsors: Sponsors
  readonly redirects: Redirects
  readonly published: PublishedAnchors
  readonly search: SearchFile
  readonly searchLineOf: LineOf
  /** `_coverage.json`, if there is one. */
  readonly coverage: RecordedCoverage | undefined
  /** The READMEs of packages that are pages. */
  readonly packages: {readonly rows: readonly PackageRow[]; readonly lineOf: LineOf}
  readonly issues: readonly Issue[]
}

/** The line of a value in a data file. */
type LineOf = (path: readonly PropertyKey[]) => number

/** `anchors.json`: what was published. */
interface PublishedAnchors {
  readonly record: AnchorRecord
  readonly lineOf: LineOf
}

/** `_coverage.json`: the documented facts. */
interface RecordedCoverage {
  readonly record: CoverageRecord
  readonly lineOf: LineOf
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
  return {...parseJson(schema, {text, file}), text}
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
