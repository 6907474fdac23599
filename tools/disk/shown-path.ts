import {isAbsolute, relative} from 'node:path'

/** A path for messages: relative to the current folder if it is inside. */
export function shownPath(path: string): string {
  const short = relative(process.cwd(), path)
  if (short === '') return '.'
  return short.startsWith('..') || isAbsolute(short) ? path : short
}
