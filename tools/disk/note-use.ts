import {utimesSync, type Stats} from 'node:fs'
import {hasCode} from './error-code.ts'

/** Milliseconds after which the use of a file is noted again. */
export const DAY_MS = 24 * 60 * 60_000

/**
 * Keeps a file from being pruned. It needs the path: Windows sets no times through a descriptor
 * that may only read. The file may be gone, or belong to someone else; what was read is still right.
 */
export function noteUse(path: string, {mtimeMs, atimeMs}: Stats, now = Date.now()): void {
  if (now - Math.max(mtimeMs, atimeMs) <= DAY_MS) return
  try {
    utimesSync(path, now / 1000, mtimeMs / 1000)
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'EACCES', 'EPERM', 'EROFS')) throw error
  }
}
