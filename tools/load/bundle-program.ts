import {keyOf} from '../disk/hash.ts'
import {hashFolders} from '../disk/hash-folders.ts'
import {bundleForNode, ensureProgram} from '../disk/program-file.ts'
import {root} from '../disk/root.ts'
import type {Store} from '../disk/store.ts'

/** All code that turns a source into a page. */
const folders = [
  'contract',
  'search',
  'tools/checks',
  'tools/disk',
  'tools/examples',
  'tools/facts',
  'tools/issues',
  'tools/load',
  'tools/markdown',
  'tools/readmes',
  'tools/search',
  'tools/site',
  'tools/sources',
]

/** Changes with the code that turns sources into pages: a part of the key of every page. */
export function programKey(): string {
  return keyOf('page', hashFolders(folders))
}

/** The bundle of `worker-program.ts`, in the store. */
export function bundleProgram(store: Store, key: string): Promise<string> {
  return ensureProgram(store, {
    name: 'worker',
    key: keyOf(key, root), // the bundle names this folder
    make: () => bundleForNode('tools/load/worker-program.ts', ['satteri']),
  })
}
