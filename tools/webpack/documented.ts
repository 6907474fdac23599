import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'

/** Loads what the documented packages export. */
export const requireDocumented = createRequire(
  new URL('../../documented/package.json', import.meta.url),
)

/** The folder of a documented package. */
export function packageFolder(name: string): string {
  return dirname(requireDocumented.resolve(`${name}/package.json`))
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
