import {readdirSync} from 'node:fs'
import {hashFolders} from './disk/hash-folders.ts'

/** Changes with the code that decides what files hold, which their own keys do not name. */
export function hashEmitters(): string {
  const files = readdirSync(new URL('.', import.meta.url)).filter(name =>
    /^emit-.+\.ts$/.test(name),
  )
  return hashFolders(['tools/output', ...files.toSorted().map(name => `tools/${name}`)])
}
