import {existsSync, readFileSync, realpathSync} from 'node:fs'
import {createRequire} from 'node:module'
import {join, sep} from 'node:path'

/** Environment variable: a folder whose packages are read instead of the documented ones. */
export const PACKAGES_DIR = 'FACTS_PACKAGES_DIR'

const otherDir = process.env[PACKAGES_DIR]

/** Whether an earlier release is read, which lacks some of what the readers look for. */
export const isEarlierRelease = otherDir !== undefined

/** Loads what the documented packages export. */
export const requireDocumented = createRequire(
  otherDir === undefined
    ? new URL('../../documented/package.json', import.meta.url)
    : join(otherDir, 'package.json'),
)

/** The default export of a documented package; earlier releases export it as the module itself. */
export function requireDefault<T>(name: string): T {
  const exported: {default?: T} & T = requireDocumented(name)
  return exported.default ?? exported
}

const foundFolders = new Map<string, string>()

/** The folder of a documented package, or of one of their dependencies. */
export function packageFolder(name: string): string {
  const folder = foundFolders.get(name) ?? findFolder(name)
  foundFolders.set(name, folder)
  return folder
}

function findFolder(name: string): string {
  const folders = requireDocumented.resolve.paths(name) ?? []
  const found = folders
    .map(folder => join(folder, name))
    .find(folder => existsSync(join(folder, 'package.json')))
  if (found === undefined) throw new Error(`${name} is not installed`)
  return realpathSync(found)
}

/** The version of a documented package. */
export function packageVersion(name: string): string {
  const {version}: {version: string} = readPackageJson(name, 'package.json')
  return version
}

/** A JSON file of a documented package. */
export function readPackageJson<T>(name: string, path: string): T {
  const value: T = JSON.parse(readFileSync(join(packageFolder(name), path), 'utf8'))
  return value
}

/** Exports of the loaded files of a documented package. */
export function documentedModules(name: string): unknown[] {
  const folder = `${packageFolder(name)}${sep}lib${sep}`
  return Object.entries(requireDocumented.cache)
    .filter(([file]) => file.startsWith(folder))
    .map(([, loaded]): unknown => loaded?.exports)
}
