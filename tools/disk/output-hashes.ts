import {existsSync, readFileSync} from 'node:fs'
import {hashOf} from './hash.ts'
import {writeAtomically} from './write-atomically.ts'

/** Reads the hashes of files by their keys. The first line of the list is the hash of the others. */
export function readHashes(file: string): Map<string, string> {
  try {
    const text = readFileSync(file, 'utf8')
    const end = text.indexOf('\n')
    if (hashOf(text.slice(end + 1)) !== text.slice(0, end)) return new Map()
    const hashes: ReadonlyArray<readonly [key: string, hash: string]> = JSON.parse(
      text.slice(end + 1),
    )
    return new Map(hashes)
  } catch {
    return new Map() // none yet, or damaged: all files are made again
  }
}

/** If the list has more files than this, those that were pruned are dropped from it. */
const MAX_FILES = 20_000

/** Writes the hashes of files by their keys. */
export function writeHashes(
  list: string,
  hashes: ReadonlyMap<string, string>,
  fileOf: (key: string) => string,
): void {
  const all = [...hashes]
  const kept = all.length > MAX_FILES ? all.filter(([key]) => existsSync(fileOf(key))) : all
  const json = JSON.stringify(kept)
  writeAtomically(list, `${hashOf(json)}\n${json}`)
}
