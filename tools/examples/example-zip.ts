import {strToU8, zipSync, type Zippable} from 'fflate'
import {contentOf, isProjectFile, type Example, type PackageList, findConfig} from './example.ts'
import {z} from 'zod'
import {parseJson} from '../sources/json-value.ts'

/** The earliest date of the format, in the time zone of the computer, as `fflate` reads it. */
const FIXED_DATE = new Date(1980, 0, 1)

/** An example as a zip with one folder, in which `npm install` and `npm run build` work. */
export function buildExampleZip(example: Example, packages: PackageList): Uint8Array {
  const files = new Map<string, string | Uint8Array>()
  for (const path of example.files.keys()) {
    if (isProjectFile(path)) files.set(path, contentOf(example, path))
  }
  files.set('package.json', buildPackageJson(example, packages))
  const entries: Zippable = {}
  for (const [path, content] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const bytes = typeof content === 'string' ? strToU8(content) : content
    entries[`${example.name}/${path}`] = bytes
  }
  return zipSync(entries, {level: 9, mtime: FIXED_DATE})
}

/** File that names the packages and scripts of an example, if it has one. */
export const PACKAGE_FILE = 'package.json'

const rangesSchema = z.record(z.string(), z.string()).optional()

/** The package.json of an example. */
export const packageSchema = z.looseObject({
  scripts: rangesSchema,
  dependencies: rangesSchema,
  devDependencies: rangesSchema,
})

/** The package.json of a downloaded example: its own, with a script `build` and the packages that it needs. */
export function buildPackageJson(example: Example, packages: PackageList): string {
  const {scripts, dependencies, devDependencies, ...rest} = readOwn(example)
  const missing = listPackages(example, packages).filter(name => !(name in (dependencies ?? {})))
  const versions = missing.map(name => [name, packages[name]?.version ?? '*'])
  const all = {...Object.fromEntries(versions), ...devDependencies}
  const build = buildCommand(example)
  const manifest = {
    ...rest,
    scripts: {build, ...scripts, ...(example.config !== undefined && {build})},
    ...(dependencies && {dependencies}),
    devDependencies: Object.fromEntries(
      Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/**
 * The package.json of the example; its mistakes are reported when the example is read. A new one
 * has no name: webpack would write it into scripts as `output.uniqueName`, and pages show the sizes
 * of a build without it.
 */
function readOwn({files}: Example): z.infer<typeof packageSchema> {
  const text = files.get(PACKAGE_FILE)
  if (text === undefined) return {private: true}
  const {value} = parseJson(packageSchema, {text, file: PACKAGE_FILE, lineOffset: 0})
  return value ?? {private: true}
}

/** The packages that the package.json of a downloaded example names. */
export function listDependencies(example: Example, packages: PackageList): string[] {
  const text = buildPackageJson(example, packages)
  const {dependencies, devDependencies} = packageSchema.parse(JSON.parse(text))
  return Object.keys({...dependencies, ...devDependencies})
}

/** The command that builds the example with its configuration. */
function buildCommand(example: Example): string {
  const config = findConfig(example)
  const isDefault = config === undefined || /^webpack\.config\.[cm]?[jt]s$/.test(config)
  return isDefault ? 'webpack' : `webpack --config ${config}`
}

/** The packages that the files name, webpack itself, and the peers of all of these. */
export function listPackages(example: Example, packages: PackageList): string[] {
  const texts = [...example.files]
    .filter(([path]) => isProjectFile(path) && path !== PACKAGE_FILE && !example.binaries.has(path))
    .map(([, text]) => text)
  const requests = new Set(texts.flatMap(listRequests))
  const named = Object.keys(packages).filter(name => requests.has(name))
  const needed = new Set(['webpack', 'webpack-cli', ...named])
  for (const name of needed) {
    for (const peer of packages[name]?.peers ?? []) if (peer in packages) needed.add(peer)
  }
  return [...needed]
}

/**
 * The packages that a file names in requests, or as loaders: `"lodash/chunk"`,
 * `'style-loader!css-loader!./a.css'`. The development server is not imported, but configured.
 */
function listRequests(text: string): string[] {
  const requests = text.matchAll(/["'`!]((?:@[\w.-]+\/)?[\w.-]+)(?=["'`/!?])/g)
  const names = [...requests].map(([, name = '']) => name)
  return /\bdevServer\b/.test(text) ? [...names, 'webpack-dev-server'] : names
}
