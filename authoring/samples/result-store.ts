import {keyOf} from '../../tools/disk/hash.ts'
import type {Store} from '../../tools/disk/store.ts'
import type {JobResult} from './worker/finding.ts'

/** Cached result of a sample or an example. */
export type Result = Omit<JobResult, 'failed'>

/** Results by all that they depend on. */
export interface ResultStore {
  /** Names a result. */
  keyOf(parts: readonly string[]): string
  read(key: string): Result | undefined
  write(key: string, result: Result): void
}

/** Opens the results in a store; `code` is part of every name. An empty one has no older results. */
export function openResults(store: Store, code: string, {isEmpty = false} = {}): ResultStore {
  const written = new Set<string>()
  return {
    keyOf: parts => keyOf('sample', code, ...parts),
    read(key) {
      const json = isEmpty && !written.has(key) ? undefined : store.readText(key, 'result')
      return json === undefined ? undefined : JSON.parse(json)
    },
    write(key, result) {
      store.write(key, {result: JSON.stringify(result)})
      written.add(key)
    },
  }
}
