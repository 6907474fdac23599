import {closeSync, fstatSync, openSync, readSync} from 'node:fs'
import {join} from 'node:path'
import {hashOf} from './hash.ts'
import {noteUse} from './note-use.ts'
import {refuseFile} from './refuse-file.ts'
import {writeAtomically} from './write-atomically.ts'

/** Files on disk that can be rebuilt, by keys that identify everything that they are made from. */
export interface Store {
  /** Folder of the store: it may hold other things that can be rebuilt, in separate folders. */
  readonly dir: string
  /** One part of an entry; undefined if it is missing or damaged. */
  read(key: string, part: string): Buffer | undefined
  readText(key: string, part: string): string | undefined
  /** Writes an entry atomically: readers see the old one or the new one. */
  write(key: string, parts: Readonly<Record<string, string | Uint8Array>>): void
  /** Number of damaged entries, which are rebuilt. */
  damaged(): number
}

/** Folder of entries in the form that is written now; others are not read, and pruned in time. */
const ENTRIES = 'entries-2'

/** Bytes that are read at once: the table of most entries, and their first part. */
const HEAD = 16 * 1024

/**
 * Opens a store in a folder, which need not exist. An entry is the hash of its key and a table, the
 * table (JSON: name, bytes and hash of each part), a line feed, and the parts. Calls are
 * synchronous: thousands of small files are read several times faster that way. Throws if a file is in
 * the place of the folder.
 */
export function createStore(dir: string): Store {
  refuseFile(dir)
  const damaged = new Set<string>()
  const fileOf = (key: string) => join(dir, ENTRIES, key.slice(0, 1), key)
  function read(key: string, part: string): Buffer | undefined {
    const path = fileOf(key)
    const file = openIfThere(path)
    if (file === undefined) return undefined
    try {
      const bytes = readPart(file, key, part)
      if (bytes === undefined) damaged.add(key)
      else noteUse(path, fstatSync(file))
      return bytes
    } catch {
      damaged.add(key) // a folder, or a file that cannot be read
      return undefined
    } finally {
      closeSync(file)
    }
  }
  return {
    dir,
    read,
    readText: (key, part) => read(key, part)?.toString(),
    write: (key, parts) => writeAtomically(fileOf(key), encode(key, parts)),
    damaged: () => damaged.size,
  }
}

function openIfThere(file: string): number | undefined {
  try {
    return openSync(file, 'r')
  } catch {
    return undefined
  }
}

type Table = ReadonlyArray<readonly [name: string, bytes: number, hash: string]>

function encode(key: string, parts: Readonly<Record<string, string | Uint8Array>>): Buffer {
  const contents = Object.entries(parts).map(([name, part]) => [name, Buffer.from(part)] as const)
  const table = contents.map(([name, bytes]) => [name, bytes.length, hashOf(bytes)] as const)
  const json = JSON.stringify(table)
  return Buffer.concat([
    Buffer.from(`${hashOf(key + json)}${json}\n`),
    ...contents.map(([, bytes]) => bytes),
  ])
}

/** Nothing if the entry is damaged or has no such part. */
function readPart(file: number, key: string, part: string): Buffer | undefined {
  const {size} = fstatSync(file)
  const head = readAt(file, 0, Math.min(size, HEAD))
  const end = head.indexOf('\n')
  const line = end === -1 ? '' : head.toString('utf8', 0, end)
  const json = line.slice(16)
  if (json === '' || hashOf(key + json) !== line.slice(0, 16)) return undefined
  const table: Table = JSON.parse(json)
  let start = end + 1
  for (const [name, length, hash] of table) {
    if (name === part) {
      const isInHead = start + length <= head.length
      const bytes = isInHead ? head.subarray(start, start + length) : readAt(file, start, length)
      return hashOf(bytes) === hash ? bytes : undefined
    }
    start += length
  }
  return undefined
}

function readAt(file: number, start: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length)
  const count = readSync(file, bytes, 0, length, start)
  return bytes.subarray(0, count)
}
