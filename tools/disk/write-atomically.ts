import {randomUUID} from 'node:crypto'
import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {dirname} from 'node:path'

/** Writes a file so that a reader sees the old one or the new one, never a part of it. */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const part = `${file}.${randomUUID()}`
  try {
    writeFileSync(part, content)
  } catch {
    mkdirSync(dirname(file), {recursive: true})
    writeFileSync(part, content)
  }
  renameOver(part, file)
}

/** Puts a file in the place of another, or of a folder. */
export function renameOver(part: string, file: string): void {
  try {
    renameSync(part, file)
  } catch {
    rmSync(file, {recursive: true, force: true}) // a folder is in its place
    renameSync(part, file)
  }
}
