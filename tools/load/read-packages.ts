import {readdirSync, statSync} from 'node:fs'
import {join} from 'node:path'
import type {PackageList} from '../examples/example.ts'
import type {Issue} from '../issues/issue.ts'
import {suggestName} from '../issues/nearest-names.ts'
import {MAX_PAGE_BYTES} from '../site/page-limit.ts'
import type {PackageSource} from '../readmes/package-page.ts'
import {PACKAGES_FILE, type PackageRow} from '../readmes/packages-file.ts'
import {parseRepository} from '../readmes/repository.ts'
import {findFolder, readManifest} from './installed-package.ts'

interface ReadPackagesOptions {
  readonly rows: readonly PackageRow[]
  /** Folder whose package.json names the packages. */
  readonly documented: string
  readonly versions: PackageList
  /** The line of a value in `packages.json`. */
  readonly lineOf: (path: readonly PropertyKey[]) => number
}

/** Finds the READMEs that `packages.json` names among the installed packages. */
export function readPackages({rows, documented, versions, lineOf}: ReadPackagesOptions): {
  sources: PackageSource[]
  issues: Issue[]
} {
  const sources: PackageSource[] = []
  const issues: Issue[] = []
  const names = Object.keys(versions)
  for (const [position, row] of rows.entries()) {
    const line = lineOf([position, 'package'])
    const result = checkName(row.package, names) ?? readPackage(row, line, documented)
    if ('path' in result) sources.push(result)
    else issues.push({severity: 'error', file: PACKAGES_FILE, line, ...result})
  }
  return {sources, issues}
}

/** An issue of a row of `packages.json`, without its place. */
type Problem = Pick<Issue, 'rule' | 'message' | 'hint'>

function checkName(name: string, names: readonly string[]): Problem | undefined {
  if (names.includes(name)) return undefined
  const message = `${name} is not in the dependencies of documented/package.json.`
  const add = 'Add it there with its exact version, and run npm install.'
  return {rule: 'unknown-package', message, hint: suggestName(name, names, add)}
}

/** Reads the manifest of an installed package, and finds its README. */
function readPackage(row: PackageRow, line: number, documented: string): PackageSource | Problem {
  const {package: name, section, title = name, thirdParty, ref, ...rest} = row
  const folder = findFolder(name, documented)
  if (folder === undefined) {
    const message = `The package ${name} is not installed.`
    return {rule: 'missing-package', message, hint: 'Run npm ci.'}
  }
  const {version, description, license, ...manifest} = readManifest(folder)
  const readme = findReadme(folder, `${name} ${version}`)
  if ('message' in readme) return readme
  const repository = parseRepository(manifest.repository)
  return {
    path: `${section}/${name}.md`,
    file: join(folder, readme.name),
    size: readme.size,
    line,
    frontMatter: {
      title,
      ...(description !== undefined && {description}),
      ...rest,
      source: `https://www.npmjs.com/package/${name}/v/${version}`,
      ...(repository && {
        edit: `${repository.url}/blob/HEAD/${repository.folder}${readme.name}`,
        repo: repository.url,
      }),
      ...(thirdParty && {thirdParty}),
      package: name,
      version,
      ...(license !== undefined && {license}),
    },
    repository,
    ref: ref ?? `v${version}`,
  }
}

/** A file in the folder of its package. */
interface Readme {
  readonly name: string
  /** Bytes. */
  readonly size: number
}

/** Finds a README whose text fits on a page; `release` is `css-loader 1.2.3`. */
function findReadme(folder: string, release: string): Readme | Problem {
  const hint = 'Pin another version, or remove the row.'
  const name = readdirSync(folder).find(file => /^readme(?:\.(?:md|markdown))?$/i.test(file))
  if (name === undefined) {
    return {rule: 'missing-readme', message: `${release} has no README.`, hint}
  }
  const {size} = statSync(join(folder, name))
  if (size <= MAX_PAGE_BYTES) return {name, size}
  const message = `The README of ${release} has ${size} bytes. The limit is ${MAX_PAGE_BYTES}.`
  return {rule: 'page-too-large', message, hint}
}
