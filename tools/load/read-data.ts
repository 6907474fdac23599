import type {z} from 'zod'
import {sponsorsSchema, type Sponsors} from '#contract/people.ts'
import type {Redirects} from '#contract/records.ts'
import {SEARCH_FILE} from '../checks/check-queries.ts'
import {anchorRecordSchema, RECORD_FILE, type AnchorRecord} from '../site/anchor-record.ts'
import type {Issue} from '../issues/issue.ts'
import {parseJson} from '../sources/json-value.ts'
import {readOptional} from './read-content-folder.ts'
import {redirectFileSchema} from '../content-format/redirects.ts'
import {siteSchema, type SiteSettings} from '../content-format/site-settings.ts'
import {createLineFinder} from '../sources/yaml-lines.ts'
import {COVERAGE_FILE, coverageRecordSchema, type CoverageRecord} from '../facts/coverage-record.ts'
import {PACKAGES_FILE, packagesFileSchema, type PackageRow} from '../readmes/packages-file.ts'
import {searchFileSchema, type SearchFile} from '../search/synonyms.ts'

/** The data files of a content folder; each is optional. */
export interface ContentData {
  readonly site: SiteSettings
  readonly sponsors: Sponsors
  readonly redirects: Redirects
  /** `anchors.json`: what was published. */
  readonly published: Located<AnchorRecord>
  readonly search: SearchFile
  readonly searchLineOf: LineOf
  /** `_coverage.json`: the documented facts, if they were recorded. */
  readonly coverage: Located<CoverageRecord> | undefined
  /** The READMEs of packages that are pages. */
  readonly packages: {readonly rows: readonly PackageRow[]; readonly lineOf: LineOf}
  readonly issues: readonly Issue[]
}

/** The line of a value in a data file. */
type LineOf = (path: readonly PropertyKey[]) => number

/** A record, with the lines of its values in their file. */
interface Located<T> {
  readonly record: T
  readonly lineOf: LineOf
}

/** Reads and checks the data files of a content folder. */
export function readData(dir: string): ContentData {
  const site = readFile(dir, 'site.json', siteSchema)
  const sponsors = readFile(dir, 'sponsors.json', sponsorsSchema)
  const redirects = readFile(dir, 'redirects.json', redirectFileSchema)
  const anchors = readFile(dir, RECORD_FILE, anchorRecordSchema)
  const search = readFile(dir, SEARCH_FILE, searchFileSchema)
  const coverage = readFile(dir, COVERAGE_FILE, coverageRecordSchema)
  const packages = readFile(dir, PACKAGES_FILE, packagesFileSchema)
  return {
    site: site.value ?? siteSchema.parse({}),
    sponsors: sponsors.value ?? {currency: 'USD', sponsors: []},
    redirects: redirects.value ?? [],
    published: {record: anchors.value ?? {}, lineOf: anchors.lineOf},
    search: search.value ?? {synonyms: {}, reference: [], background: []},
    searchLineOf: search.lineOf,
    coverage: coverage.value && {record: coverage.value, lineOf: coverage.lineOf},
    packages: {rows: packages.value ?? [], lineOf: packages.lineOf},
    issues: [site, sponsors, redirects, anchors, search, coverage, packages].flatMap(
      ({issues}) => issues,
    ),
  }
}

interface DataFile<T> {
  /** Nothing if the file is wrong, or not there. */
  readonly value?: T
  readonly issues: readonly Issue[]
  readonly lineOf: LineOf
}

function readFile<T>(dir: string, file: string, schema: z.ZodType<T>): DataFile<T> {
  const text = readOptional(dir, file)
  const lineOf = createLineFinder({text: typeof text === 'string' ? text : '{}', file})
  if (typeof text !== 'string') return {issues: text ? [text] : [], lineOf}
  return {...parseJson(schema, {text, file}), lineOf}
}
