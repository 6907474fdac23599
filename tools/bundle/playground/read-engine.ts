import {keyOf} from '../../disk/hash.ts'
import type {Store} from '../../disk/store.ts'
import {buildEngine} from './build-engine.ts'
import {hashPlayground} from './playground-folder.ts'

/** Reads the script of the engine from the store, or builds it: that takes seconds. */
export async function readEngine(store: Store): Promise<string> {
  const key = keyOf('playground-engine', hashPlayground())
  const stored = store.readText(key, 'script')
  if (stored !== undefined) return stored
  const script = await buildEngine()
  store.write(key, {script})
  return script
}
