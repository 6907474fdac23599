import {createHash} from 'node:crypto'
import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Changes with any of our own files below these paths, and with the packages they use. */
export async function hashOurFiles(paths: readonly string[]): Promise<string> {
  const files = await Promise.all(paths.map(filesBelow))
  const hash = createHash('sha256')
  for (const file of [...files.flat(), 'package-lock.json']) {
    hash.update(file).update(await readFile(join(root, file)))
  }
  return hash.digest('hex')
}

async function filesBelow(path: string): Promise<string[]> {
  if (/\.\w+$/.test(path)) return [path]
  const entries = await readdir(join(root, path), {recursive: true, withFileTypes: true})
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(root.length))
    .toSorted()
}
