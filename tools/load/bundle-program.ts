import {createRequire} from 'node:module'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {need} from '#contract/private/need.ts'
import {keyOf} from '../disk/hash.ts'
import {hashFolders} from '../disk/hash-folders.ts'
import {ensureProgram} from '../disk/program-file.ts'
import {root} from '../disk/root.ts'
import type {Store} from '../disk/store.ts'

/** All code that turns a source into a page. */
const folders = [
  'contract',
  'search',
  'tools/checks',
  'tools/content-format',
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

/**
 * Changes with the code that turns sources into pages, and with V8, which serializes their terms: a
 * part of the key of every page.
 */
export function programKey(): string {
  return keyOf('page', hashFolders(folders), process.versions.v8)
}

/** The bundle of `worker-program.ts`, in the store. */
export function bundleProgram(store: Store, key: string): Promise<string> {
  return ensureProgram(store, {
    name: 'worker',
    key: keyOf(key, root), // the bundle names this folder
    make: buildProgram,
  })
}

/** Bundles it with all packages but the native parser, which looks for its own files. */
async function buildProgram(): Promise<Uint8Array> {
  const {build} = await import('esbuild') // not loaded while nothing has changed
  const {resolve} = createRequire(join(root, 'package.json'))
  const {outputFiles} = await build({
    entryPoints: [join(root, 'tools/load/worker-program.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    alias: {satteri: pathToFileURL(resolve('satteri')).href},
    external: ['file:*'], // the bundle is in the cache, which can be anywhere
    banner: {
      js: "import {createRequire as requireFrom} from 'node:module'; const require = requireFrom(import.meta.url)",
    },
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(join(root, 'tools/disk/root.ts')).href),
    },
  })
  return need(outputFiles[0], 'program of the threads').contents
}
