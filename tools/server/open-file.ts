import {createHash} from 'node:crypto'
import {statSync, type Stats} from 'node:fs'
import {open, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, constants, gzip} from 'node:zlib'
import {LRUCache} from 'lru-cache'
import {isCompressible, SMALLEST_COMPRESSED} from '../output/media-type.ts'
import type {Encoding, SiteFile} from './site-source.ts'

/** Bytes: larger files are sent from the disk, as they are. */
const MOST_READ = 8 * 1024 * 1024

/** Bytes of all files in memory, compressed ones included. */
const MOST_KEPT = 64 * 1024 * 1024

/** Opens the files of a folder; those that were asked for last are kept in memory. */
export function createFileMemory(root: string) {
  const memory = createMemory()
  return {
    has(path: string): boolean {
      const name = nameOf(root, path)
      return name !== undefined && statFile(name) !== undefined
    },
    async open(path: string, accepted: readonly Encoding[]): Promise<SiteFile | undefined> {
      const name = nameOf(root, path)
      const stats = name === undefined ? undefined : statFile(name)
      if (name === undefined || !stats) return undefined
      for (const encoding of accepted) {
        const file = await openCompressed({name, stats, encoding, memory})
        if (file) return file
      }
      return openFile(name, stats, memory)
    },
  }
}

/** The file of a URL; nothing if a part of it would be hidden, empty or more than a name. */
function nameOf(root: string, path: string): string | undefined {
  const [first, ...parts] = path.split('/').map(decode)
  const isPath = first === '' && parts.every(part => part && /^[^./\\:\0][^/\\:\0]*$/.test(part))
  return isPath ? join(root, parts.join('/')) : undefined
}

function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

function statFile(name: string): Stats | undefined {
  try {
    const stats = statSync(name, {throwIfNoEntry: false})
    return stats?.isFile() ? stats : undefined
  } catch (error) {
    // A file where a folder should be, or a name that no disk can have.
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOTDIR' || code === 'ENAMETOOLONG') return undefined
    throw error
  }
}

type Memory = ReturnType<typeof createMemory>

/** Files by names that change with their content. What several requests ask for is read once. */
function createMemory() {
  const sizeCalculation = ({size}: SiteFile) => size + 1
  const files = new LRUCache<string, SiteFile>({maxSize: MOST_KEPT, sizeCalculation})
  const pending = new Map<string, Promise<SiteFile>>() // the cache itself would drop them when full
  async function keep(key: string, reading: Promise<Buffer>): Promise<SiteFile> {
    try {
      const content = await reading
      const hash = createHash('sha256').update(content).digest('base64url')
      const file = {size: content.length, etag: `"${hash.slice(0, 22)}"`, content}
      files.set(key, file)
      return file
    } finally {
      pending.delete(key)
    }
  }
  return async (key: string, read: () => Promise<Buffer>): Promise<SiteFile> => {
    const file = files.get(key) ?? pending.get(key)
    if (file) return file
    const reading = keep(key, read())
    pending.set(key, reading)
    return reading
  }
}

async function openFile(name: string, stats: Stats, memory: Memory): Promise<SiteFile> {
  if (stats.size > MOST_READ) return openLargeFile(name)
  const {ino, size, mtimeMs} = stats
  return memory(`${name} ${ino} ${size} ${mtimeMs}`, () => readFile(name))
}

/** Its tag is made of the time of its last change: hashing all of it would take seconds. */
async function openLargeFile(name: string): Promise<SiteFile> {
  const content = await open(name)
  const {ino, size, ctimeNs} = await content.stat({bigint: true})
  return {size: Number(size), etag: `"${ino}-${size}-${ctimeNs}"`, content}
}

interface CompressedFile {
  readonly name: string
  readonly stats: Stats
  readonly encoding: Encoding
  readonly memory: Memory
}

/** The compressed file of a build, or else the compressed text; nothing if that would not help. */
async function openCompressed(file: CompressedFile): Promise<SiteFile | undefined> {
  const {name, stats, encoding, memory} = file
  if (!isCompressible(name)) return undefined
  const twin = `${name}${extensions[encoding]}`
  const twinStats = statFile(twin)
  if (twinStats) return {...(await openFile(twin, twinStats, memory)), encoding}
  if (stats.size < SMALLEST_COMPRESSED || stats.size > MOST_READ) return undefined
  const plain = await openFile(name, stats, memory)
  const {content} = plain
  if (!(content instanceof Uint8Array)) return undefined
  const compressed = await memory(`${plain.etag} ${encoding}`, () => compress[encoding](content))
  return compressed.size < plain.size ? {...compressed, encoding} : undefined
}

const extensions = {br: '.br', gzip: '.gz'} as const

/** Fast rather than small: the first reader waits for it. */
const compress = {
  br: (bytes: Uint8Array) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes),
}
