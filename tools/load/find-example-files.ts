import {existsSync, readdirSync, statSync, type Dirent} from 'node:fs'
import {join} from 'node:path'
import {isPortableName} from '../content/portable-name.ts'
import {portablePath} from '../disk/portable-path.ts'

/** A problem with a file in the folder of an example, which is left out. */
export interface BadFile {
  readonly example: string
  /** Within the example. */
  readonly path: string
  readonly rule: 'unreadable' | 'bad-file' | 'bad-file-name'
  readonly message: string
  readonly hint: string
}

/** The files of each example, sorted, by its name. */
interface FoundFiles {
  readonly folders: ReadonlyMap<string, readonly string[]>
  readonly bad: readonly BadFile[]
}

/** Maximum number of bytes of a file: readers download all of an example. */
const LARGEST = 2_000_000

/** Folders of an example that npm and webpack make: git ignores them, too. */
const made: ReadonlySet<string> = new Set(['node_modules', 'dist'])

/**
 * Finds the files of all examples. Readers on every system unpack them from a zip, so links,
 * devices and large files are refused, as are names that lead out of a folder, or that some system
 * does not allow or cannot distinguish.
 */
export function findExampleFiles(dir: string): FoundFiles {
  const folders = new Map<string, string[]>()
  const bad: BadFile[] = []
  const seen = new Map<string, string>()
  const entries = existsSync(dir) ? readdirSync(dir, {recursive: true, withFileTypes: true}) : []
  for (const entry of entries) {
    const path = portablePath(dir, join(entry.parentPath, entry.name))
    const [name = '', ...rest] = path.split('/')
    if (/^[_.]/.test(name) || rest.some(part => made.has(part))) continue
    const same = seen.get(path.toLowerCase())
    seen.set(path.toLowerCase(), path)
    const problem = findProblem(entry) ?? (same === undefined ? undefined : tellApart(same))
    const isOwn = rest.length > 0
    if (problem) {
      const own = {example: name, path: rest.join('/')}
      if (isOwn || entry.isDirectory()) bad.push({...own, ...problem})
      continue
    }
    const files = folders.get(name) ?? []
    if (entry.isFile() && isOwn) files.push(rest.join('/'))
    if (entry.isDirectory() || isOwn) folders.set(name, files)
  }
  const sorted = [...folders].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {folders: new Map(sorted.map(([name, files]) => [name, files.toSorted()])), bad}
}

type Problem = Pick<BadFile, 'rule' | 'message' | 'hint'>

function findProblem(entry: Dirent): Problem | undefined {
  if (!isPortableName(entry.name)) {
    const message = 'Some systems do not allow this name, so readers could not unpack it.'
    const hint = 'Rename it: use only letters, digits and - _ . ~.'
    return {rule: 'bad-file-name', message, hint}
  }
  if (entry.name === '.git') {
    const message = 'Git runs what is configured in it, on the computers of readers who unpack it.'
    return {rule: 'bad-file-name', message, hint: 'Remove it.'}
  }
  if (entry.isFile()) return findLarge(join(entry.parentPath, entry.name))
  if (entry.isDirectory()) return undefined
  const message = 'This is neither a file nor a folder, so the download would not contain it.'
  return {rule: 'unreadable', message, hint: 'Remove it, or replace it with a file.'}
}

function findLarge(file: string): Problem | undefined {
  const {size} = statSync(file)
  if (size <= LARGEST) return undefined
  const message = `This file is ${(size / 1e6).toFixed(1)} MB, and readers download all of an example.`
  return {rule: 'bad-file', message, hint: `Use one of at most ${LARGEST / 1e6} MB.`}
}

function tellApart(other: string): Problem {
  const message = `Windows and macOS cannot distinguish it from ${other}, so one would be lost.`
  return {rule: 'bad-file-name', message, hint: 'Rename one of them.'}
}
