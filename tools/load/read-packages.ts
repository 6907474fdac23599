import type {Issue} from '../content/issue.ts'
import {nearest} from '../content/nearest-names.ts'
import {urlOf} from '../content/urls.ts'
import type {PackageSource} from '../readmes/package-page.ts'
import {PACKAGES_FILE, type PackageRow} from '../readmes/packages-file.ts'
import {readPackage, type PackageProblem} from './read-package.ts'
import {readDependencies} from './read-versions.ts'

interface ReadPackagesOptions {
  readonly rows: readonly PackageRow[]
  /** Folder whose package.json names the packages. */
  readonly documented: string
  /** URLs of pages that are files. */
  readonly urls: ReadonlySet<string>
  /** The line of a value in `packages.json`. */
  readonly lineOf: (path: readonly PropertyKey[]) => number
}

/** Finds the READMEs that `packages.json` names among the installed packages. */
export function readPackages(options: ReadPackagesOptions): {
  sources: PackageSource[]
  issues: Issue[]
} {
  const {rows, documented, urls, lineOf} = options
  const sources: PackageSource[] = []
  const issues: Issue[] = []
  if (rows.length === 0) return {sources, issues}
  const names = Object.keys(readDependencies(documented))
  const taken = new Set([...urls].map(url => url.toLowerCase()))
  for (const [position, row] of rows.entries()) {
    const path = `${row.section}/${row.package}.md`
    const line = lineOf([position, 'package'])
    const problem = checkName(row.package, names) ?? checkUrl(urlOf(path), taken)
    const result = problem ?? readPackage(row, {path, line, documented})
    taken.add(urlOf(path).toLowerCase())
    if ('path' in result) sources.push(result)
    else issues.push({severity: 'error', file: PACKAGES_FILE, line, ...result})
  }
  return {sources, issues}
}

function checkName(name: string, names: readonly string[]): PackageProblem | undefined {
  if (names.includes(name)) return undefined
  const near = nearest(name, names)
  const add = 'Add it there with its exact version, and run npm install.'
  const message = `${name} is not in the dependencies of documented/package.json.`
  const hint = near === undefined ? add : `Did you mean ${near}?`
  return {rule: 'unknown-package', message, hint}
}

function checkUrl(url: string, taken: ReadonlySet<string>): PackageProblem | undefined {
  if (!taken.has(url.toLowerCase())) return undefined
  const message = `Another page or another row has the URL ${url}.`
  return {rule: 'duplicate-url', message, hint: 'Remove one of the two.'}
}
