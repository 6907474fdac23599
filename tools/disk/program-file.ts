import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {hashOf, keyOf} from './hash.ts'
import {root} from './root.ts'
import type {Store} from './store.ts'
import {writeAtomically} from './write-atomically.ts'

/** A bundle that runs in Node.js. */
interface ProgramFile {
  readonly name: string
  /** Names all that it is made from. */
  readonly key: string
  readonly make: () => Promise<Uint8Array>
}

/** The path of a program in a store, which is built if it is missing or damaged. */
export async function ensureProgram(store: Store, {name, key, make}: ProgramFile): Promise<string> {
  const file = join(store.dir, 'programs', `${name}-${key}.mjs`)
  const entry = keyOf('program', name, key)
  const hash = store.readText(entry, 'hash')
  if (hash !== undefined && hash === hashOfFile(file)) return file
  const bytes = await make()
  writeAtomically(file, bytes)
  store.write(entry, {hash: hashOf(bytes)})
  return file
}

function hashOfFile(file: string): string | undefined {
  try {
    return hashOf(readFileSync(file))
  } catch {
    return undefined
  }
}

const {resolve} = createRequire(join(root, 'package.json'))

const banner = {
  js: "import {createRequire as requireFrom} from 'node:module'; const require = requireFrom(import.meta.url)",
}

/**
 * Bundles a module of this repository with all packages but these, which look for their own files.
 */
export async function bundleForNode(entry: string, external: string[] = []): Promise<Uint8Array> {
  const {build} = await import('esbuild') // not loaded while nothing has changed
  const {outputFiles} = await build({
    entryPoints: [join(root, entry)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    alias: Object.fromEntries(external.map(name => [name, pathToFileURL(resolve(name)).href])),
    external: ['file:*'], // the bundle is in the cache, which can be anywhere
    banner,
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(join(root, 'tools/disk/root.ts')).href),
    },
  })
  const [file] = outputFiles
  if (!file) throw new Error(`${entry} was not bundled`)
  return file.contents
}
