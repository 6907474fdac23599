import {join} from 'node:path'
import {readdirSync} from 'node:fs'
import {root} from './disk/root.ts'
import {hashFolders} from './disk/hash-folders.ts'

/** Hash of the code of the emitters, which the keys of single outputs do not include. */
export function hashEmitters(): string {
  const files = readdirSync(join(root, 'tools')).filter(name => /^emit-.+\.ts$/.test(name))
  return hashFolders(['tools/output', ...files.toSorted().map(name => `tools/${name}`)])
}
