import {randomUUID} from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  linkSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import {dirname, join} from 'node:path'
import {hashOf} from './hash.ts'
import {noteUse} from './note-use.ts'
import {readHashes, writeHashes} from './output-hashes.ts'
import {makeFolder, renameOver} from './write-atomically.ts'

/** Files that were built for a site, by their keys. */
export interface OutputFiles {
  /** Puts the file of a key in place. Returns its hash, or undefined if it has to be built. */
  place(key: string, target: string): string | undefined
  /** Writes a file to its place, and keeps it under its key. Returns its hash. */
  write(key: string, target: string, content: string | Uint8Array): string
  /** Lets the next build find what this one kept. */
  save(): void
  /** Number of files that had been changed and were written again. */
  damaged(): number
}

/**
 * Opens the files in a store. Sites share files by hard links if the disk supports them, so a
 * program that writes into a site can damage a file. A file whose hash has changed since it was
 * written is not used.
 */
export function openOutputFiles(storeDir: string, now = Date.now()): OutputFiles {
  const list = join(storeDir, 'output-hashes.json')
  const hashes = readHashes(list)
  const ensureFolder = createFolderMaker()
  let damaged = 0
  const fileOf = (key: string) => join(storeDir, 'outputs', key.slice(0, 1), key)
  return {
    place(key, target) {
      const hash = hashes.get(key)
      if (hash === undefined) return undefined
      const file = fileOf(key)
      const found = readIfFile(file)
      if (found === undefined || hashOf(found) !== hash) {
        hashes.delete(key)
        if (existsSync(file)) damaged++
        return undefined
      }
      ensureFolder(target)
      if (!linkOrCopy(file, target)) return undefined // another build has removed it
      const stats = statSync(file, {throwIfNoEntry: false}) // another build may have removed it
      if (stats) noteUse(file, stats, now)
      return hash
    },
    write(key, target, content) {
      ensureFolder(target)
      writeFresh(target, content)
      const file = fileOf(key)
      ensureFolder(file)
      keep(target, file)
      const hash = hashOf(content)
      hashes.set(key, hash)
      return hash
    },
    // Another build may have kept files in the meantime.
    save: () => writeHashes(list, new Map([...readHashes(list), ...hashes]), fileOf),
    damaged: () => damaged,
  }
}

/** Makes the folder of a file, each only once. */
function createFolderMaker(): (file: string) => void {
  const made = new Set<string>()
  return file => {
    const dir = dirname(file)
    if (!made.has(dir)) makeFolder(dir)
    made.add(dir)
  }
}

function readIfFile(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}

/**
 * Writes a file where there is usually none. An existing one is removed, because it may be a link.
 */
function writeFresh(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content, {flag: 'wx'})
  } catch {
    rmSync(file, {recursive: true, force: true})
    writeFileSync(file, content, {flag: 'wx'})
  }
}

/** Puts a file into the store; other builds see the one that was there before, or this one. */
function keep(target: string, file: string): void {
  try {
    linkSync(target, file)
  } catch {
    const part = `${file}.${randomUUID()}`
    linkOrCopy(target, part)
    renameOver(part, file)
  }
}

/** Some disks have no hard links, and no link leads to another disk. False if there is no file. */
function linkOrCopy(from: string, to: string): boolean {
  try {
    linkSync(from, to)
  } catch {
    rmSync(to, {recursive: true, force: true}) // copying would write into a file that others share
    if (!existsSync(from)) return false
    copyFileSync(from, to)
  }
  return true
}
