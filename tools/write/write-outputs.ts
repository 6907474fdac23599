import {readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {setImmediate} from 'node:timers/promises'
import {mapConcurrently} from '../disk/map-concurrently.ts'
import type {OutputFiles} from '../disk/output-files.ts'
import type {FileOutput, FolderOutput, MadeFiles, Output} from '../output/output.ts'
import {keyOf} from '../disk/hash.ts'
import type {Store} from '../disk/store.ts'

export interface WriteOptions {
  /** An empty folder. */
  readonly dir: string
  readonly store: Store
  readonly files: OutputFiles
  /** Changes with the code of all outputs: a part of every key. */
  readonly code: string
  /** Resolves when nothing more urgent is to be done. */
  readonly giveWay?: (() => Promise<void>) | undefined
}

/** Written files: the hash of every file by its URL, and the number of rebuilt ones. */
export interface Written {
  readonly hashes: ReadonlyMap<string, string>
  readonly made: number
}

/** Files that are made at the same time: some wait for a thread or for the bundler. */
const MAX_AT_ONCE = 16

/** Writes a site: files that were made before under the same key are put in place, the rest is made. */
export async function writeOutputs(
  outputs: readonly Output[],
  options: WriteOptions,
): Promise<Written> {
  const written = await mapConcurrently(outputs, MAX_AT_ONCE, async output => {
    await options.giveWay?.()
    if ('list' in output) return []
    return 'make' in output ? [await writeFile(output, options)] : writeFolder(output, options)
  })
  const rows = written.flat()
  const hashes = new Map(rows.map(({url, hash}) => [url, hash]))
  for (const output of outputs) {
    if (!('list' in output)) continue
    for (const file of output.list(readMade(options.dir, hashes))) {
      const row = await writeFile(file, options)
      hashes.set(row.url, row.hash)
      rows.push(row)
    }
  }
  return {hashes, made: rows.filter(({isMade}) => isMade).length}
}

/** The files that are in place so far. */
function readMade(dir: string, hashes: ReadonlyMap<string, string>): MadeFiles {
  return {
    hashes,
    sizeOf: url => statSync(join(dir, url)).size,
    read: url => readFileSync(join(dir, url)),
  }
}

/** A file that is in place. */
interface Row {
  readonly url: string
  readonly hash: string
  readonly isMade: boolean
}

async function writeFile(
  {url, key, make}: FileOutput,
  {dir, files, code}: WriteOptions,
): Promise<Row> {
  const name = keyOf(code, key())
  const target = join(dir, url)
  const known = files.place(name, target)
  if (known !== undefined) return {url, hash: known, isMade: false}
  return {url, hash: files.write(name, target, await make()), isMade: true}
}

async function writeFolder({key, makeAll}: FolderOutput, options: WriteOptions): Promise<Row[]> {
  const {dir, store, files, code} = options
  const name = keyOf(code, key())
  const placed = placeFolder(name, options)
  if (placed) return placed
  const rows: Row[] = []
  for await (const [url, content] of makeAll()) {
    const hash = files.write(keyOf(name, url), join(dir, url), content)
    rows.push({url, hash, isMade: true})
    await setImmediate() // threads wait for their next tasks
  }
  store.write(keyOf('folder', name), {urls: JSON.stringify(rows.map(({url}) => url))})
  return rows
}

/** The files of a folder that were made before; nothing unless all of them are there. */
function placeFolder(name: string, {dir, store, files}: WriteOptions): Row[] | undefined {
  const json = store.readText(keyOf('folder', name), 'urls')
  if (json === undefined) return undefined
  const urls: readonly string[] = JSON.parse(json)
  const rows: Row[] = []
  for (const url of urls) {
    const hash = files.place(keyOf(name, url), join(dir, url))
    if (hash === undefined) return undefined
    rows.push({url, hash, isMade: false})
  }
  return rows
}
