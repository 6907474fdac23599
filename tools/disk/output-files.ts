import {randomUUID} from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  type Stats,
} from 'node:fs'
import {dirname, join} from 'node:path'
import {hashOf} from './hash.ts'
import {renameOver, writeAtomically} from './write-atomically.ts'

/** Files that were made for a site, by their keys. */
export interface OutputFiles {
  /** Puts the file of a key in place; its hash, or nothing if it has to be made. */
  place(key: string, target: string): string | undefined
  /** Writes a file to its place and keeps it under its key; its hash. */
  write(key: string, target: string, content: string | Uint8Array): string
  /** Lets the next build find what this one kept. */
  save(): void
  /** Number of files that had been changed and were written again. */
  damaged(): number
}

/** By key: its hash, and what its file was when it was written. */
type Row = readonly [hash: string, bytes: number, modified: number]

/**
 * Opens the files in a store. A file is shared with every site that has it by a hard link, where the
 * disk has these. One whose size or time differs was changed by something else: it is not used.
 */
export function openOutputFiles(storeDir: string, now = Date.now()): OutputFiles {
  const list = join(storeDir, 'outputs.json')
  const rows = readRows(list)
  const ensureFolder = createFolderMaker()
  let damaged = 0
  const fileOf = (key: string) => join(storeDir, 'outputs', key.slice(0, 1), key)
  return {
    place(key, target) {
      const row = rows.get(key)
      if (row === undefined) return undefined
      const file = fileOf(key)
      const found = statSync(file, {throwIfNoEntry: false})
      if (found?.size !== row[1] || found.mtimeMs !== row[2] || !found.isFile()) {
        rows.delete(key)
        if (found) damaged++
        return undefined
      }
      ensureFolder(target)
      if (!linkOrCopy(file, target)) return undefined // another build has removed it
      if (now - Math.max(found.atimeMs, found.mtimeMs) > DAY)
        rows.set(key, noteUse(file, row[0], now))
      return row[0]
    },
    write(key, target, content) {
      ensureFolder(target)
      writeFresh(target, content)
      const file = fileOf(key)
      ensureFolder(file)
      const {size, mtimeMs} = keep(target, file)
      const hash = hashOf(content)
      rows.set(key, [hash, size, mtimeMs])
      return hash
    },
    // Another build may have kept files in the meantime.
    save: () => writeRows(list, new Map([...readRows(list), ...rows]), fileOf),
    damaged: () => damaged,
  }
}

/** Makes the folder of a file, each only once. */
function createFolderMaker(): (file: string) => void {
  const made = new Set<string>()
  return file => {
    const dir = dirname(file)
    if (!made.has(dir)) mkdirSync(dir, {recursive: true})
    made.add(dir)
  }
}

/** Milliseconds after which the use of a file is noted again: what is not used is pruned. */
const DAY = 24 * 60 * 60_000

function noteUse(file: string, hash: string, now: number): Row {
  utimesSync(file, now / 1000, statSync(file).mtimeMs / 1000)
  const {size, mtimeMs} = statSync(file) // its time has lost some digits
  return [hash, size, mtimeMs]
}

/** Writes a file where most often none is; what is there goes first: it may be a link to another. */
function writeFresh(file: string, content: string | Uint8Array): void {
  try {
    writeFileSync(file, content, {flag: 'wx'})
  } catch {
    rmSync(file, {recursive: true, force: true})
    writeFileSync(file, content, {flag: 'wx'})
  }
}

/** Puts a file into the store; other builds see the one that was there before, or this one. */
function keep(target: string, file: string): Stats {
  try {
    linkSync(target, file)
    return statSync(target)
  } catch {
    const part = `${file}.${randomUUID()}`
    linkOrCopy(target, part)
    const stats = statSync(part)
    renameOver(part, file)
    return stats
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

function readRows(file: string): Map<string, Row> {
  try {
    const text = readFileSync(file, 'utf8')
    const end = text.indexOf('\n')
    if (hashOf(text.slice(end + 1)) !== text.slice(0, end)) return new Map()
    const rows: ReadonlyArray<readonly [string, Row]> = JSON.parse(text.slice(end + 1))
    return new Map(rows)
  } catch {
    return new Map() // none yet, or damaged: all files are made again
  }
}

/** More rows than this are looked through: what was pruned is forgotten. */
const MANY = 20_000

function writeRows(list: string, rows: Map<string, Row>, fileOf: (key: string) => string): void {
  const all = [...rows]
  const kept = all.length > MANY ? all.filter(([key]) => existsSync(fileOf(key))) : all
  const json = JSON.stringify(kept)
  writeAtomically(list, `${hashOf(json)}\n${json}`)
}
