import {deserialize, serialize} from 'node:v8'
import {hashOf} from '../disk/hash.ts'
import {createStore, type Store} from '../disk/store.ts'

/** A value in a store, which is too large to be sent to a thread with every task. */
export interface Shared<T> {
  readonly storeDir: string
  readonly key: string
  /** Never set: the type of the value. */
  readonly type?: T
}

/** Keys of values that were shared: serializing all facts again would delay every edit. */
const keys = new WeakMap<object, string>()

/** Writes a value to the store; anything that threads can be sent. It must not change afterwards. */
export function shareValue<T extends object>(store: Store, value: T): Shared<T> {
  const known = keys.get(value)
  if (known !== undefined && store.read(known, 'value') !== undefined) {
    return {storeDir: store.dir, key: known}
  }
  const bytes = serialize(value)
  const key = hashOf(`shared ${hashOf(bytes)}`)
  keys.set(value, key)
  if (store.read(key, 'value') === undefined) store.write(key, {value: bytes})
  return {storeDir: store.dir, key}
}

const known = new Map<string, unknown>()

/** Reads a value with the first task that needs it. */
export function readShared<T>({storeDir, key}: Shared<T>): T
export function readShared({storeDir, key}: Shared<unknown>): unknown {
  if (!known.has(key)) {
    const bytes = createStore(storeDir).read(key, 'value')
    if (bytes === undefined) throw new Error(`The cache in ${storeDir} does not keep its entries.`)
    known.set(key, deserialize(bytes))
  }
  return known.get(key)
}
