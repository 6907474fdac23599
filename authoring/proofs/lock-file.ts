import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {keyOf} from '../../tools/disk/hash.ts'
import {root} from '../../tools/disk/root.ts'

/** A package of `package-lock.json`, as far as it matters here. */
interface LockedPackage {
  readonly version?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** What is installed, from `package-lock.json`. */
export interface LockFile {
  /**
   * Hash of packages with all that they may load: their dependencies and installed peers. `from` is
   * the folder whose imports are resolved, such as `documented`.
   */
  hashOf(names: readonly string[], from?: string): string
  /** The folders of packages and of all that they may load, except what `leaves` load. */
  foldersOf(names: readonly string[], from: string, leaves: ReadonlySet<string>): string[]
}

/** Reads a lock file. */
export function readLockFile(file = join(root, 'package-lock.json')): LockFile {
  const {packages}: {packages: Readonly<Record<string, LockedPackage>>} = JSON.parse(
    readFileSync(file, 'utf8'),
  )

  /** The entry that an import finds, as Node.js looks it up: in the folder, then further up. */
  function resolve(name: string, from: string): string | undefined {
    for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
      const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
      if (packages[path]) return packages[path].link ? packages[path].resolved : path
      if (folder === '') return undefined
    }
  }

  function collect(
    path: string,
    found: Map<string, string>,
    leaves: ReadonlySet<string> = new Set(),
  ): void {
    if (found.has(path)) return
    const one = packages[path] ?? {}
    found.set(path, `${path} ${one.version} ${one.integrity}`)
    if (leaves.has(path)) return
    const {dependencies, optionalDependencies, peerDependencies} = one
    for (const name of Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
    })) {
      const next = resolve(name, path)
      if (next !== undefined) collect(next, found, leaves)
    }
  }

  return {
    hashOf(names, from = '') {
      const found = new Map<string, string>()
      for (const name of names) {
        const path = resolve(name, from)
        if (path === undefined) found.set(name, `${name} is not installed`)
        else collect(path, found)
      }
      return keyOf(...[...found.values()].toSorted())
    },
    foldersOf(names, from, leaves) {
      const found = new Map<string, string>()
      const paths = names.flatMap(name => resolve(name, from) ?? [])
      for (const path of paths) collect(path, found, leaves)
      return [...found.keys()]
    },
  }
}
