import type {AppBundle} from '../bundle/app-bundle.ts'
import {hashFolders} from '../disk/hash-folders.ts'
import type {Site} from '../load/site.ts'
import type {Output} from '../output/output.ts'

/** Decides on one kind of files. */
export type Emitter = (site: Site, app: AppBundle) => readonly Output[]

/** Hash of the code of the emitters, which the keys of single outputs do not include. */
export function hashEmitters(): string {
  return hashFolders(['tools/emit', 'tools/emit-api.ts', 'tools/output'])
}
