import {isAbsolute, relative} from 'node:path'

/** A path as a message names it: relative to where the command runs, if it lies below. */
export function shownPath(path: string): string {
  const short = relative(process.cwd(), path)
  if (short === '') return '.'
  return short.startsWith('..') || isAbsolute(short) ? path : short
}
