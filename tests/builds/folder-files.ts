import {readdirSync, readFileSync} from 'node:fs'
import {join, relative} from 'node:path'
import {hashOf} from '../../tools/disk/hash.ts'

/** The hash of every file below a folder, by its path. */
export function hashFiles(dir: string): Map<string, string> {
  const entries = readdirSync(dir, {recursive: true, withFileTypes: true})
  const files = entries
    .filter(entry => entry.isFile())
    .map(({parentPath, name}) => join(parentPath, name))
  return new Map(files.toSorted().map(file => [relative(dir, file), hashOf(readFileSync(file))]))
}
