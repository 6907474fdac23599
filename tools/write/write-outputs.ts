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
  /** Called with the number of files in place after each that had to be made. */
  readonly onMade?: (written: number) => void
}

/** Written files: the hash of every file by its URL, and the number of rebuilt ones. */
export interface Written {
  readonly hashes: ReadonlyMap<string, string>
  readonly made: number
}

/** Files that are made at the same time: some wait for a thread or for the bundler. */
const FILES_AT_ONCE = 16

/** Writes a site: files that were made before under the same key are put in place, the rest is made. */
export async function writeOutputs(
  outputs: readonly Output[],
  options: WriteOptions,
): Promise<Written> {
  const {dir, files, code, giveWay, onMade} = options
  let made = 0
  const count = (more: number) => {
    made += more
    onMade?.(made)
  }
  async function writeFile({url, key, make}: FileOutput): Promise<Rows> {
    const name = keyOf(code, key())
    const target = join(dir, url)
    const known = files.place(name, target)
    const hash = known ?? files.write(name, target, await make())
    if (known === undefined) count(1)
    return [[url, hash]]
  }
  async function writeFolder(output: FolderOutput): Promise<Rows> {
    const placed = placeFolder(output, options)
    const rows = placed ?? (await makeFolder(output, options))
    if (placed === undefined) count(rows.length)
    return rows
  }
  const rows = await mapConcurrently(outputs, FILES_AT_ONCE, async output => {
    await giveWay?.()
    if ('list' in output) return []
    return 'make' in output ? writeFile(output) : writeFolder(output)
  })
  const hashes = new Map(rows.flat())
  for (const output of outputs) {
    if (!('list' in output)) continue
    for (const file of output.list(readMade(dir, hashes))) {
      for (const [url, hash] of await writeFile(file)) hashes.set(url, hash)
    }
  }
  return {hashes, made}
}

/** The files that are in place so far. */
function readMade(dir: string, hashes: ReadonlyMap<string, string>): MadeFiles {
  return {
    hashes,
    sizeOf: url => statSync(join(dir, url)).size,
    read: url => readFileSync(join(dir, url)),
  }
}

type Rows = ReadonlyArray<readonly [url: string, hash: string]>

/** The files of a folder that were made before; nothing unless all of them are there. */
function placeFolder(
  {key}: FolderOutput,
  {dir, store, files, code}: WriteOptions,
): Rows | undefined {
  const name = keyOf(code, key())
  const json = store.readText(keyOf('folder', name), 'urls')
  if (json === undefined) return undefined
  const urls: readonly string[] = JSON.parse(json)
  const rows: Array<readonly [string, string]> = []
  for (const url of urls) {
    const hash = files.place(keyOf(name, url), join(dir, url))
    if (hash === undefined) return undefined
    rows.push([url, hash])
  }
  return rows
}

async function makeFolder(
  {key, makeAll}: FolderOutput,
  {dir, store, files, code}: WriteOptions,
): Promise<Rows> {
  const name = keyOf(code, key())
  const rows: Array<readonly [string, string]> = []
  for await (const [url, content] of makeAll()) {
    rows.push([url, files.write(keyOf(name, url), join(dir, url), content)])
    await setImmediate() // threads wait for their next tasks
  }
  store.write(keyOf('folder', name), {urls: JSON.stringify(rows.map(([url]) => url))})
  return rows
}
