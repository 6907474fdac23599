import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {portablePath} from '../../disk/portable-path.ts'
import {root} from '../../disk/root.ts'

/** The files of a package, as npm installs them: `node_modules/lodash/index.js` … */
type PackageFiles = Readonly<Record<string, string>>

interface Manifest {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** Reads a package, its dependencies, and its peers that are available, with their licenses. */
export function readPackage(name: string, available: readonly string[]): PackageFiles {
  const folders = new Set<string>()
  const pending = [findPackage(name, root)]
  for (const folder of pending) {
    if (folder === undefined || folders.has(folder)) continue
    folders.add(folder)
    const {dependencies = {}, peerDependencies = {}} = readManifest(folder)
    const peers = Object.keys(peerDependencies).filter(peer => available.includes(peer))
    for (const each of [...Object.keys(dependencies), ...peers]) {
      pending.push(findPackage(each, folder))
    }
  }
  const paths = [...folders].flatMap(listFiles).toSorted()
  return Object.fromEntries(
    paths.map(path => [portablePath(root, path), readFileSync(path, 'utf8')]),
  )
}

/** The installed version of a package. */
export function readVersion(name: string): string {
  return readManifest(join(root, 'node_modules', name)).version
}

/** The folder from which Node.js would load a package; undefined for one of the engine. */
function findPackage(name: string, from: string): string | undefined {
  if (inEngine.has(name)) return undefined
  const folder = join(from, 'node_modules', name)
  if (existsSync(folder)) return folder
  return from === root ? undefined : findPackage(name, dirname(from))
}

/** Dependencies that the engine contains. */
const inEngine = new Set(['webpack', 'schema-utils', 'tapable'])

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile() && isNeeded(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !path.slice(folder.length).includes('node_modules'))
}

/** Types, documentation and variants for other programs are left out, licenses are not. */
function isNeeded(name: string): boolean {
  if (/^(?:licen[sc]e|notice)/i.test(name)) return true
  return (
    /\.(?:[cm]?js|json|css)$/.test(name) && !/\.min\.|[.-](?:bun|edge|legacy|profiling)/.test(name)
  )
}
