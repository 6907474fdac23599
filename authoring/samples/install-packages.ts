import {mkdirSync, symlinkSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {root} from '../../tools/disk/root.ts'
import {readLockFile} from '../proofs/lock-file.ts'

/** `documented/node_modules/@babel/core`, but no package within another one. */
const installed = /^(?:documented\/)?node_modules\/((?:@[^/]+\/)?[^/]+)$/

/** Packages whose own dependencies no build imports: thousands of links would take long. */
const tools = new Set([
  'node_modules/webpack',
  'node_modules/webpack-dev-server',
  'documented/node_modules/webpack-cli',
])

const lock = readLockFile()

/**
 * Installs packages and all that they need in a folder, as `npm install` does, but as links to the
 * packages of this repository.
 */
export function installPackages(folder: string, names: readonly string[]): void {
  const packages = join(folder, 'node_modules')
  mkdirSync(packages)
  const done = new Set<string>()
  // Of two versions, that of `documented/` is the one which is not within another package.
  for (const path of lock.foldersOf(names, 'documented', tools).toSorted()) {
    const name = installed.exec(path)?.[1]
    if (name === undefined || done.has(name)) continue
    done.add(name)
    if (name.startsWith('@')) mkdirSync(dirname(join(packages, name)), {recursive: true})
    symlinkSync(join(root, path), join(packages, name), 'junction')
  }
}
