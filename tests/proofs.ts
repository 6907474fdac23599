import {hashFolders} from '../tools/disk/hash-folders.ts'
import {keyOf} from '../tools/disk/hash.ts'
import {createStore} from '../tools/disk/store.ts'

/** Whether everything is proved again, also what is recorded. */
export const provesAll = process.env['PROVE'] === 'all'

/** Proofs that are kept, by the code and the texts that they depend on. */
export interface Proofs {
  /** Proves something of these texts, unless the same code has proved it of them before. */
  once(texts: readonly string[], prove: () => void | Promise<void>): Promise<void>
}

/** Opens the proofs of the code in some files and folders. */
export function openProofs(code: readonly string[]): Proofs {
  const store = createStore('.cache')
  const hash = hashFolders(code)
  return {
    async once(texts, prove) {
      const key = keyOf('proof', hash, process.version, ...texts)
      if (store.read(key, 'proof') !== undefined) return
      await prove()
      store.write(key, {proof: 'proved'})
    },
  }
}
