import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {writeBundle} from '../../tools/bundle/app-bundle.ts'
import {bundleApp} from '../../tools/bundle/bundle-app.ts'
import {writeEngine} from '../../tools/bundle/playground/read-engine.ts'
import {ensureProgram} from '../../tools/disk/program-file.ts'
import {keyOf} from '../../tools/disk/hash.ts'
import {root} from '../../tools/disk/root.ts'
import {createStore, type Store} from '../../tools/disk/store.ts'
import {bundleProgram, programKey} from '../../tools/load/bundle-program.ts'
import {writeFolder} from '../tools/temp-folder.ts'

/** A store with nothing in it but what esbuild makes of our code: the app, the parser of pages. */
export async function bundledStore(dir?: string): Promise<Store> {
  const shared = createStore('.cache')
  const store = createStore(dir ?? join(await writeFolder(), 'cache'))
  const key = programKey()
  const program = readFileSync(await bundleProgram(shared, key))
  await ensureProgram(store, {name: 'worker', key: keyOf(key, root), make: async () => program})
  const app = await bundleApp({store: shared, liveUpdate: false})
  writeEngine(store, await app.readEngine())
  writeBundle(store, app.key, {...app, documents: readFileSync(await app.loadDocuments())})
  return store
}
