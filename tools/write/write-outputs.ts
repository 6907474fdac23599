import {readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import type {OutputFiles} from '../disk/output-files.ts'
import type {FileOutput, FolderOutput, MadeFiles, Output} from '../output/output.ts'
import {keyOf} from '../disk/hash.ts'
import type {Store} from '../disk/store.ts'

interface WriteOptions {
  /** An empty folder. */
  readonly dir: string
  readonly store: Store
  readonly files: OutputFiles
  /** Changes with the code of all outputs: a part of every key. */
  readonly code: string
  /** Called with the number of files in place after each that had to be made. */
  readonly onMade?: (written: number) => void
}

/** Written files: the hash of every file by its URL, and the number of rebuilt ones. */
export interface Written {
  readonly hashes: ReadonlyMap<string, string>
  readonly made: number
}

/** Writes a site: files that were made before under the same key are put in place, the rest is made. */
export async function writeOutputs(
  outputs: readonly Output[],
  options: WriteOptions,
): Promise<Written> {
  const {dir, files, code, onMade} = options
  const hashes = new Map<string, string>()
  let made = 0
  async function writeFile({url, key, make}: FileOutput): Promise<void> {
    const name = keyOf(code, key())
    const target = join(dir, url)
    const known = files.place(name, target)
    hashes.set(url, known ?? files.write(name, target, await make()))
    if (known !== undefined) return
    made++
    onMade?.(made)
  }
  async function writeFolder(output: FolderOutput): Promise<void> {
    const placed = placeFolder(output, options)
    const rows = placed ?? (await makeFolder(output, options))
    for (const [url, hash] of rows) hashes.set(url, hash)
    if (placed !== undefined) return
    made += rows.length
    onMade?.(made)
  }
  for (const output of outputs) {
    if ('make' in output) await writeFile(output)
    else if ('makeAll' in output) await writeFolder(output)
  }
  for (const output of outputs) {
    if (!('list' in output)) continue
    for (const file of output.list(readMade(dir, hashes))) await writeFile(file)
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
  }
  store.write(keyOf('folder', name), {urls: JSON.stringify(rows.map(([url]) => url))})
  return rows
}
