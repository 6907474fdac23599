import {extname} from 'node:path'
import {lookup} from 'mrmime'

/** The media type of a file, by its name. */
export function typeOf(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

/** Bytes: smaller files fit into one packet anyway. */
export const MIN_COMPRESSED_BYTES = 1024

/** Whether a file becomes smaller when it is compressed, by its name. */
export function isCompressible(path: string): boolean {
  return texts.has(extname(path))
}

const texts = new Set(['.html', '.js', '.css', '.json', '.svg', '.md', '.txt', '.xml'])
