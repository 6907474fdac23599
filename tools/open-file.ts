import {createHash} from 'node:crypto'
import type {BigIntStats} from 'node:fs'
import {open, type FileHandle} from 'node:fs/promises'
import {join, sep} from 'node:path'
import {lookup} from 'mrmime'

/** A file, or its compressed twin, as it is sent; whoever opens it closes the handle. */
export interface OpenFile {
  readonly handle: FileHandle
  readonly size: number
  readonly type: string
  readonly encoding: string | undefined
  /** A hash of the bytes that are sent: the same in every build of the same content. */
  readonly etag: string
}

/** Opens what is at a path of a folder, compressed if that is there and accepted. */
export async function openFile(
  root: string,
  pathname: string,
  accepted = '',
): Promise<OpenFile | undefined> {
  const path = join(root, decode(pathname))
  if (!path.startsWith(root + sep) || path.includes('\0')) return undefined
  for (const [encoding, extension] of encodings) {
    if (encoding !== undefined && !accepts(accepted, encoding)) continue
    const file = await openWhole(path + extension)
    if (file) return {...file, encoding, type: typeOf(path)}
  }
  return undefined
}

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
  [undefined, ''],
] as const

/** `%2f` stays what it is: it is no part of any name. */
function decode(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

/** Whether an `Accept-Encoding` such as `gzip, br;q=0` names an encoding and wants it. */
function accepts(accepted: string, encoding: string): boolean {
  return accepted.split(',').some(item => {
    const [name = '', ...parameters] = item.split(';').map(part => part.trim().toLowerCase())
    return name === encoding && !parameters.some(part => /^q=0(?:\.0*)?$/.test(part))
  })
}

async function openWhole(path: string) {
  const handle = await open(path).catch(ignoreMissing)
  if (!handle) return undefined
  const stats = await handle.stat({bigint: true})
  if (stats.isFile()) {
    return {handle, size: Number(stats.size), etag: await etagOf(path, handle, stats)}
  }
  await handle.close()
  return undefined
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (!['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) throw error
}

/** By path: made once for every version of a file. */
const known = new Map<string, {version: string; etag: string}>()

async function etagOf(path: string, handle: FileHandle, stats: BigIntStats): Promise<string> {
  const version = [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(' ')
  const last = known.get(path)
  if (last?.version === version) return last.etag
  const hash = createHash('sha256').update(await handle.readFile())
  const etag = `"${hash.digest('base64url').slice(0, 22)}"`
  known.set(path, {version, etag})
  return etag
}

function typeOf(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}
