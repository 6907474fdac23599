import {keyOf} from '../disk/hash.ts'
import type {FileOutput} from './output.ts'

type Options = Pick<FileOutput, 'pages'>

/** A file whose text says by itself what it is made from. */
export function textOutput(url: string, text: () => string, {pages}: Options = {}): FileOutput {
  let known: string | undefined
  const make = () => (known ??= text())
  return {url, key: () => keyOf('text', make()), make, ...(pages && {pages})}
}

/** The same for a value that is written as JSON. */
export function jsonOutput(url: string, value: () => unknown, options?: Options): FileOutput {
  return textOutput(url, () => JSON.stringify(value()), options)
}
