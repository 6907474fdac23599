import {findConfig, type Example, type PackageList} from './example.ts'
import {listPackages} from './example-zip.ts'
import {playgroundPackages} from './playground-packages.ts'

/** Packages that run builds or serve what they emit: no build loads them. */
const around = ['express', 'webpack', 'webpack-cli', 'webpack-dev-middleware', 'webpack-dev-server']

const available = new Set([...playgroundPackages, ...around])

/** Whether the playground can build an example: with its packages, and a configuration in JavaScript. */
export function isRunnable(example: Example, packages: PackageList): boolean {
  const config = findConfig(example)
  if (example.fails || (config !== undefined && !/\.[cm]?js$/.test(config))) return false
  return listPackages(example, packages).every(name => available.has(name))
}
