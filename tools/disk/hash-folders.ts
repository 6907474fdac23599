import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {root} from './root.ts'
import {keyOf} from './hash.ts'
import {portablePath} from './portable-path.ts'

/** Hash of the code in these folders or files, and of the versions of all packages. */
export function hashFolders(folders: readonly string[]): string {
  const files = [...folders.flatMap(filesBelow), 'package-lock.json']
  return keyOf(...files.flatMap(file => [file, readFileSync(join(root, file), 'utf8')]))
}

function filesBelow(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path]
  const entries = readdirSync(join(root, path), {recursive: true, withFileTypes: true})
  return entries
    .filter(entry => entry.isFile() && /\.(?:tsx?|css)$/.test(entry.name))
    .map(entry => portablePath(root, join(entry.parentPath, entry.name)))
    .toSorted()
}
