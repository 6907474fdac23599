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
  const list = (files: Example['files']) => listPackages({...example, files}, packages)
  const bundled = new Map([...example.files].filter(([path]) => path.startsWith('src/')))
  return (
    list(example.files).every(name => available.has(name)) && !list(bundled).includes('express')
  )
}
