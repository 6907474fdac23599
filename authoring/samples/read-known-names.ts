import {readFactHooks} from './read-fact-hooks.ts'
import type {ResultStore} from './result-store.ts'
import type {Names} from './worker/finding.ts'
import type {OpenWorkshop} from './workshop.ts'

/** Names are first looked up in webpack; facts additionally contain the hooks of its plugins. */
export async function readNames(store: ResultStore, workshop: OpenWorkshop): Promise<Names> {
  const {flags, hooks} = await readNamesOfWebpack(store, workshop)
  return {flags, hooks: {...(await readFactHooks()), ...hooks}}
}

async function readNamesOfWebpack(store: ResultStore, workshop: OpenWorkshop): Promise<Names> {
  const key = store.keyOf(['names'])
  const known = store.read(key)?.names
  if (known) return known
  const {dir, run} = await workshop()
  const {names, failed} = await run('names', Promise.resolve({type: 'names', dir}))
  if (!names) throw new Error(`The names of flags and hooks: ${failed}`)
  store.write(key, {names})
  return names
}
