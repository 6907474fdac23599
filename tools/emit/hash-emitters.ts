import {hashFolders} from '../disk/hash-folders.ts'

/** Hash of the code of the emitters, which the keys of single outputs do not include. */
export function hashEmitters(): string {
  return hashFolders(['tools/emit', 'tools/emit-api.ts', 'tools/output'])
}
