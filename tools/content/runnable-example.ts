import {findConfig, type Example, type PackageList} from './example.ts'
import {listPackages} from './example-zip.ts'

/** Packages that the playground has, and those that a project needs only on a command line. */
const available = new Set([
  'webpack',
  'webpack-cli',
  'webpack-dev-server',
  'css-loader',
  'style-loader',
  'react',
  'react-dom',
  'lodash',
])

/** Whether the playground can build an example: with its packages, and a configuration in JavaScript. */
export function isRunnable(example: Example, packages: PackageList): boolean {
  const config = findConfig(example)
  if (example.fails || (config !== undefined && !/\.[cm]?js$/.test(config))) return false
  return listPackages(example, packages).every(name => available.has(name))
}
