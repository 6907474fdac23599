import {readdirSync, readFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import {hashOf} from '../../tools/disk/hash.ts'

/** The path of every file below a folder. */
export function filesBelow(dir: string): string[] {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter(entry => entry.isFile())
    .map(({parentPath, name}) => join(parentPath, name))
}

/** The hash of every file below a folder, by its path. */
export function hashFiles(dir: string): Map<string, string> {
  const files = filesBelow(dir).toSorted()
  return new Map(files.map(file => [relative(dir, file), hashOf(readFileSync(file))]))
}
