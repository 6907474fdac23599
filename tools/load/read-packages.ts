import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs'
import {dirname, join, resolve} from 'node:path'
import {z} from 'zod'
import {nearest, type Issue} from '../content/issue.ts'
import {PAGE_LIMIT} from '../content/page-limit.ts'
import {urlOf} from '../content/urls.ts'
import type {PackageSource} from '../readmes/package-page.ts'
import {PACKAGES_FILE, type PackageRow} from '../readmes/packages-file.ts'
import {parseRepository} from '../readmes/repository.ts'

interface ReadPackagesOptions {
  readonly rows: readonly PackageRow[]
  /** Folder whose package.json names the packages. */
  readonly documented: string
  /** Urls of pages that are files. */
  readonly urls: ReadonlySet<string>
  /** The line of `packages.json` on which something stands. */
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
  const names = readDependencies(documented)
  const taken = new Set([...urls].map(url => url.toLowerCase()))
  for (const [position, row] of rows.entries()) {
    const line = lineOf([position, 'package'])
    const problem = checkRow(row, names, taken)
    const found = problem ?? readPackage(row, line, documented)
    taken.add(urlOf(pathOf(row)).toLowerCase())
    if ('path' in found) sources.push(found)
    else issues.push({severity: 'error', file: PACKAGES_FILE, line, ...found})
  }
  return {sources, issues}
}

function checkRow(
  row: PackageRow,
  names: readonly string[],
  taken: ReadonlySet<string>,
): Problem | undefined {
  const url = urlOf(pathOf(row))
  if (!names.includes(row.package)) return unknownPackage(row.package, names)
  if (!taken.has(url.toLowerCase())) return undefined
  const message = `There is another page at ${url}, or another row for it.`
  return tell('duplicate-url', message, 'Remove one of the two.')
}

function pathOf({section, package: name}: PackageRow): string {
  return `${section}/${name}.md`
}

type Problem = Pick<Issue, 'rule' | 'message' | 'hint'>

const manifestSchema = z.object({
  version: z.string(),
  description: z.string().optional(),
  license: z.string().optional().catch(undefined),
  repository: z.unknown(),
})

function readPackage(row: PackageRow, line: number, documented: string): PackageSource | Problem {
  const {package: name, section: _, title = name, thirdParty, ref, ...rest} = row
  const folder = findFolder(name, documented)
  if (folder === undefined) {
    return tell('missing-package', `The package ${name} is not installed.`, 'Run npm ci.')
  }
  const {
    version,
    description,
    license,
    repository: field,
  } = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
  const readme = readdirSync(folder).find(file => /^readme(?:\.(?:md|markdown))?$/i.test(file))
  const file = join(folder, readme ?? '')
  const size = readme === undefined ? 0 : statSync(file).size
  if (readme === undefined || size === 0) {
    const what =
      readme === undefined
        ? `${name} ${version} has no README`
        : `The README of ${name} ${version} is empty`
    return tell('missing-readme', `${what}.`, 'Pin another version, or remove the row.')
  }
  if (size > PAGE_LIMIT) {
    const message = `The README of ${name} ${version} has ${size} bytes; at most ${PAGE_LIMIT} can be read on a phone.`
    return tell('page-too-large', message, 'Pin another version, or remove the row.')
  }
  const repository = parseRepository(field)
  const npm = `https://www.npmjs.com/package/${name}/v/${version}`
  return {
    path: pathOf(row),
    file,
    size,
    line,
    frontMatter: {
      title,
      ...(description !== undefined && {description}),
      ...rest,
      source: npm,
      ...(repository && {
        edit: `${repository.url}/blob/HEAD/${repository.folder}${readme}`,
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

/** Where Node.js would look, without asking the package whether it may be looked at. */
function findFolder(name: string, documented: string): string | undefined {
  for (let dir = resolve(documented); ; dir = dirname(dir)) {
    const folder = join(dir, 'node_modules', name)
    if (existsSync(join(folder, 'package.json'))) return folder
    if (dir === dirname(dir)) return undefined
  }
}

function readDependencies(documented: string): string[] {
  const text = readFileSync(join(documented, 'package.json'), 'utf8')
  const schema = z.object({dependencies: z.record(z.string(), z.string()).default({})})
  return Object.keys(schema.parse(JSON.parse(text)).dependencies)
}

function unknownPackage(name: string, names: readonly string[]): Problem {
  const near = nearest(name, names)
  const add = 'Add it there with its exact version, and run npm install.'
  const message = `${name} is no dependency of documented/package.json.`
  return tell('unknown-package', message, near === undefined ? add : `Did you mean ${near}?`)
}

function tell(rule: Issue['rule'], message: string, hint: string): Problem {
  return {rule, message, hint}
}
