import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, gzip} from 'node:zlib'
import {keyOf} from '../disk/hash.ts'
import {mapConcurrently} from '../disk/map-concurrently.ts'
import type {OutputFiles} from '../disk/output-files.ts'
import {isCompressible, MIN_COMPRESSED_BYTES} from '../output/media-type.ts'

interface CompressOptions {
  /** Folder of the site. */
  readonly dir: string
  readonly files: OutputFiles
}

/** As many as Node.js has threads for compression. */
const MAX_AT_ONCE = 4

/**
 * Puts a `.br` and a `.gz` next to every text file; files that were compressed before are reused.
 */
export async function compressOutputs(
  hashes: ReadonlyMap<string, string>,
  options: CompressOptions,
): Promise<void> {
  const texts = [...hashes].filter(([url]) => isCompressible(url))
  await mapConcurrently(texts, MAX_AT_ONCE, ([url, hash]) => compressFile(url, hash, options))
}

async function compressFile(
  url: string,
  hash: string,
  {dir, files}: CompressOptions,
): Promise<void> {
  const file = join(dir, url)
  const bytes = readFileSync(file)
  if (bytes.length < MIN_COMPRESSED_BYTES) return
  for (const [extension, compress] of encodings) {
    const key = keyOf('compressed', extension, hash)
    const target = `${file}.${extension}`
    if (files.place(key, target) === undefined) files.write(key, target, await compress(bytes))
  }
}

const encodings = [
  ['br', promisify<Buffer, Buffer>(brotliCompress)],
  ['gz', promisify<Buffer, Buffer>(gzip)],
] as const
