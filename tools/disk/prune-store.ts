import {readdirSync, rmSync, statSync, type Dirent} from 'node:fs'
import {join} from 'node:path'
import {DAY_MS} from './note-use.ts'
import {writeAtomically} from './write-atomically.ts'

interface Limits {
  /** Milliseconds since a file was used last. */
  readonly age: number
  /** Bytes of all files. */
  readonly size: number
}

const defaultLimits: Limits = {age: 30 * DAY_MS, size: 4e9}

/**
 * Removes files that were not used for a month and, if the others are too large together, those
 * that were not used for longest. Files that were used within a day stay, because the next build
 * needs them. Does this once a day, whichever folder is built.
 */
export function pruneStore(dir: string, limits = defaultLimits, now = Date.now()): void {
  const mark = join(dir, 'pruned')
  const last = statSync(mark, {throwIfNoEntry: false})?.mtimeMs ?? 0
  if (now - last < DAY_MS) return
  writeAtomically(mark, '')
  const files = findFiles(dir).toSorted((a, b) => b.used - a.used)
  let sum = 0
  for (const {path, size, used} of files) {
    sum += size
    const unused = now - used
    if (unused > limits.age || (unused > DAY_MS && sum > limits.size)) rmSync(path, {force: true})
  }
}

interface StoredFile {
  readonly path: string
  readonly size: number
  /** Milliseconds: when it was written or read. */
  readonly used: number
}

function findFiles(dir: string): StoredFile[] {
  const entries: Dirent[] = readdirSync(dir, {recursive: true, withFileTypes: true})
  return entries.flatMap(entry => {
    const path = join(entry.parentPath, entry.name)
    const found = entry.isFile() ? statSync(path, {throwIfNoEntry: false}) : undefined
    return found ? [{path, size: found.size, used: Math.max(found.atimeMs, found.mtimeMs)}] : []
  })
}
