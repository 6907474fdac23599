import {existsSync, readdirSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {portablePath} from '../disk/portable-path.ts'

interface FolderFiles {
  /** Paths in the folder, sorted. */
  readonly files: readonly string[]
  /** Links, devices and the like: they could lead out of the folder, and reading them might never end. */
  readonly others: readonly string[]
}

/** Lists the files below a folder, except those whose paths in it match `hidden`. */
export function walkFolder(dir: string, hidden: RegExp): FolderFiles {
  const entries = existsSync(dir) ? readdirSync(dir, {recursive: true, withFileTypes: true}) : []
  const files: string[] = []
  const others: string[] = []
  for (const entry of entries) {
    const path = portablePath(resolve(dir), join(entry.parentPath, entry.name))
    if (entry.isDirectory() || hidden.test(path)) continue
    if (entry.isFile()) files.push(path)
    else others.push(path)
  }
  return {files: files.toSorted(), others: others.toSorted()}
}
