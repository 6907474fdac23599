import {keyOf} from '../../disk/hash.ts'
import type {Store} from '../../disk/store.ts'
import {buildEngine} from './build-engine.ts'
import {hashPlayground} from './playground-folder.ts'

/** Reads the script of the engine from the store, or builds it, which takes seconds. */
export async function readEngine(store: Store): Promise<string> {
  const stored = store.readText(engineKey(), 'script')
  if (stored !== undefined) return stored
  const script = await buildEngine()
  writeEngine(store, script)
  return script
}

/** Writes the script of the engine to a store. */
export function writeEngine(store: Store, script: string): void {
  store.write(engineKey(), {script})
}

function engineKey(): string {
  return keyOf('playground-engine', hashPlayground())
}
