import {fileURLToPath} from 'node:url'
import {keyOf} from '../disk/hash.ts'
import {hashFolders} from '../disk/hash-folders.ts'
import {ensureProgram} from '../disk/program-file.ts'
import type {Store} from '../disk/store.ts'

/** All code that turns a source into a page. */
const folders = [
  'contract',
  'tools/content',
  'tools/disk',
  'tools/facts',
  'tools/load',
  'tools/markdown',
  'tools/readmes',
  'tools/search',
]

/** Changes with the code that turns sources into pages: a part of the key of every page. */
export function pageCodeKey(): string {
  return keyOf('page', hashFolders(folders))
}

/** The bundle of `page-thread.ts`, in the store. */
export function bundlePageProgram(store: Store, key: string): Promise<string> {
  return ensureProgram(store, {name: 'page-thread', key, make: bundle})
}

async function bundle(): Promise<Uint8Array> {
  const {build} = await import('esbuild') // not loaded while nothing has changed
  const {outputFiles} = await build({
    entryPoints: [fileURLToPath(new URL('page-thread.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    // It finds its binary next to itself, and the bundle is in the cache.
    alias: {satteri: import.meta.resolve('satteri')},
    external: ['file:*'],
    banner: {
      js: "import {createRequire as requireFrom} from 'node:module'; const require = requireFrom(import.meta.url)",
    },
  })
  const [file] = outputFiles
  if (!file) throw new Error('The code that parses pages was not bundled')
  return file.contents
}
