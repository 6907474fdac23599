import {keyOf} from '../disk/hash.ts'
import type {FileOutput} from './output.ts'

/** A file whose text says by itself what it is made from. */
export function textOutput(url: string, text: () => string): FileOutput {
  let known: string | undefined
  const make = () => (known ??= text())
  return {url, key: () => keyOf('text', make()), make}
}

/** The same for a value that is written as JSON. */
export function jsonOutput(url: string, value: () => unknown): FileOutput {
  return textOutput(url, () => JSON.stringify(value()))
}
