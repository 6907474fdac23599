import {createHash} from 'node:crypto'
import {readdir, readFile, writeFile} from 'node:fs/promises'
import {extname, join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, gzip} from 'node:zlib'
import {writeWhole} from './write-atomically.ts'

const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.md', '.txt', '.xml'])

/** Smaller files fit into one packet anyway. */
const SMALLEST = 1024

/** Puts a `.br` and a `.gz` beside every text file; what was compressed before is not again. */
export async function compressFolder(dir: string, cacheDir: string): Promise<void> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true})
  const files = entries
    .filter(entry => entry.isFile() && compressible.has(extname(entry.name)))
    .map(entry => join(entry.parentPath, entry.name))
  const queue = files.values()
  // As many at a time as Node has threads for compression.
  await Promise.all(
    Array.from({length: 4}, async () => {
      for (const file of queue) await compressFile(file, cacheDir)
    }),
  )
}

async function compressFile(file: string, cacheDir: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < SMALLEST) return
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  for (const [extension, compress] of encodings) {
    const cached = join(cacheDir, `${hash}.${extension}`)
    const known = await readFile(cached).catch(() => undefined)
    const compressed = known ?? (await compress(bytes))
    if (known === undefined) {
      await writeWhole(cached, compressed)
    }
    await writeFile(`${file}.${extension}`, compressed)
  }
}

const encodings: ReadonlyArray<[extension: string, compress: (bytes: Buffer) => Promise<Buffer>]> =
  [
    ['br', bytes => promisify(brotliCompress)(bytes)],
    ['gz', bytes => promisify(gzip)(bytes)],
  ]
