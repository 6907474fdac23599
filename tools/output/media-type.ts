import {lookup} from 'mrmime'

/** The media type of a file, by its name. */
export function typeOf(path: string): string {
  const type = lookup(path) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}
