import {randomUUID} from 'node:crypto'
import {lstatSync, mkdirSync, renameSync, statSync, writeFileSync} from 'node:fs'
import {dirname} from 'node:path'

/**
 * Writes a file so that a reader sees the old one or the new one, never a part of it. A folder at
 * its path, or a file at the path of one of its folders, is renamed.
 */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const part = `${file}.${randomUUID()}`
  try {
    writeFileSync(part, content)
  } catch {
    makeFolder(dirname(file))
    writeFileSync(part, content)
  }
  renameOver(part, file)
}

/** Replaces a file with another; a folder at its path is renamed. */
export function renameOver(part: string, file: string): void {
  try {
    renameSync(part, file)
  } catch {
    moveAside(file)
    renameSync(part, file)
  }
}

/** Creates a folder and its parents; a file at the path of one of them is renamed. */
export function makeFolder(dir: string): void {
  try {
    mkdirSync(dir, {recursive: true})
  } catch (error) {
    const inTheWay = findFileOnPath(dir)
    if (inTheWay === undefined) throw error
    moveAside(inTheWay)
    mkdirSync(dir, {recursive: true})
  }
}

/** The last part of a path that exists and is not a folder. */
export function findFileOnPath(path: string): string | undefined {
  const parent = dirname(path)
  if (isFile(path)) return path
  return parent === path ? undefined : findFileOnPath(parent)
}

/** Also true for a symbolic link without a target. Another build may move a folder at any time. */
function isFile(path: string): boolean {
  try {
    const entry = lstatSync(path)
    if (!entry.isSymbolicLink()) return !entry.isDirectory()
    return !statSync(path, {throwIfNoEntry: false})?.isDirectory()
  } catch {
    return false // or below a file
  }
}

function moveAside(path: string): void {
  renameSync(path, `${path}.moved-${randomUUID()}`)
}
