import {strToU8, unzipSync, zipSync} from 'fflate'
import {isConfigPath, type Draft} from './draft.ts'

/** Loads an example from the zip that its page offers. */
export async function loadExample(name: string, url: string): Promise<Draft> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`There is no example “${name}”.`)
  return parseZip(name, new Uint8Array(await response.arrayBuffer()))
}

/** The project in a zip with one folder. */
export function parseZip(name: string, zip: Uint8Array): Draft {
  const entries = Object.entries(unzipSync(zip))
  const files = new Map(
    entries.map(([path, bytes]) => [path.replace(/^[^/]+\//, ''), decode(bytes)] as const),
  )
  return {name, files, config: findConfig(files)}
}

/** The zip of a project: one folder, in which `npm install` and `npm run build` work. */
export function formatZip({name, files}: Draft): Uint8Array<ArrayBuffer> {
  const entries = [...files].map(([path, content]) => {
    return [`${name}/${path}`, typeof content === 'string' ? strToU8(content) : content]
  })
  return new Uint8Array(zipSync(Object.fromEntries(entries)))
}

/** Text if it has every byte, or else the bytes. */
function decode(bytes: Uint8Array): string | Uint8Array {
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes)
  } catch {
    return bytes
  }
}

/** The configuration that the script `build` names, or that webpack finds by itself. */
function findConfig(files: Draft['files']): string | undefined {
  const manifest = files.get('package.json')
  const named = /--config ([^\s"]+)/.exec(typeof manifest === 'string' ? manifest : '')?.[1]
  return named ?? [...files.keys()].find(path => isConfigPath(path))
}
