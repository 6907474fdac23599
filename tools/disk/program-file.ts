import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {hashOf, keyOf} from './hash.ts'
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
