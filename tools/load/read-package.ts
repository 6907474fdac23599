import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs'
import {dirname, join, resolve} from 'node:path'
import {z} from 'zod'
import type {Issue} from '../content/issue.ts'
import {PAGE_LIMIT} from '../content/page-limit.ts'
import type {PackageSource} from '../readmes/package-page.ts'
import type {PackageRow} from '../readmes/packages-file.ts'
import {parseRepository} from '../readmes/repository.ts'

/** An issue of a row of `packages.json`, without its place. */
export type PackageProblem = Pick<Issue, 'rule' | 'message' | 'hint'>

interface PackagePlace {
  /** Path of the page, as if it lay in the content folder. */
  readonly path: string
  /** The line of `packages.json` that names the package. */
  readonly line: number
  /** Folder whose package.json names the packages. */
  readonly documented: string
}

/** Reads the manifest of an installed package, and finds its README. */
export function readPackage(row: PackageRow, place: PackagePlace): PackageSource | PackageProblem {
  const {package: name} = row
  const folder = findFolder(name, place.documented)
  if (folder === undefined) {
    const message = `The package ${name} is not installed.`
    return {rule: 'missing-package', message, hint: 'Run npm ci.'}
  }
  const manifest = readManifest(folder)
  const readme = findReadme(folder, `${name} ${manifest.version}`)
  return 'message' in readme ? readme : buildSource({row, place, manifest, folder, readme})
}

/** The folder where Node.js would find a package, whatever its `exports` allow. */
export function findFolder(name: string, documented: string): string | undefined {
  for (let dir = resolve(documented); ; dir = dirname(dir)) {
    const folder = join(dir, 'node_modules', name)
    if (existsSync(join(folder, 'package.json'))) return folder
    if (dir === dirname(dir)) return undefined
  }
}

const manifestSchema = z.object({
  version: z.string(),
  description: z.string().optional(),
  license: z.string().optional().catch(undefined),
  repository: z.unknown(),
})

type Manifest = z.infer<typeof manifestSchema>

function readManifest(folder: string): Manifest {
  return manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
}

/** A file in the folder of its package. */
interface Readme {
  readonly name: string
  /** Bytes. */
  readonly size: number
}

/** Finds a README whose text fits on a page; `release` is `css-loader 1.2.3`. */
function findReadme(folder: string, release: string): Readme | PackageProblem {
  const hint = 'Pin another version, or remove the row.'
  const name = readdirSync(folder).find(file => /^readme(?:\.(?:md|markdown))?$/i.test(file))
  if (name === undefined) {
    return {rule: 'missing-readme', message: `${release} has no README.`, hint}
  }
  const {size} = statSync(join(folder, name))
  if (size === 0) {
    return {rule: 'missing-readme', message: `The README of ${release} is empty.`, hint}
  }
  if (size <= PAGE_LIMIT) return {name, size}
  const message = `The README of ${release} has ${size} bytes. The limit is ${PAGE_LIMIT}.`
  return {rule: 'page-too-large', message, hint}
}

interface SourceParts {
  readonly row: PackageRow
  readonly place: PackagePlace
  readonly manifest: Manifest
  readonly folder: string
  readonly readme: Readme
}

function buildSource({row, place, manifest, folder, readme}: SourceParts): PackageSource {
  const {package: name, section: _, title = name, thirdParty, ref, ...rest} = row
  const {version, description, license} = manifest
  const repository = parseRepository(manifest.repository)
  return {
    path: place.path,
    file: join(folder, readme.name),
    size: readme.size,
    line: place.line,
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
