import {readFileSync} from 'node:fs'
import {writeAtomically} from '../../tools/disk/write-atomically.ts'

/** Changes the text of a file; leaves the file alone if the text stays the same. */
export function rewrite(path: string, change: (text: string) => string): void {
  const text = readFileSync(path, 'utf8')
  const changed = change(text)
  if (changed !== text) writeAtomically(path, changed)
}
