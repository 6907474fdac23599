import {strToU8, unzipSync, zipSync} from 'fflate'
import {listOverrides} from './overrides.ts'
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

/**
 * The zip of a project: one folder, in which `npm install` and `npm run build` work. The choices that
 * replace values of the configuration become flags of the script.
 */
export function formatZip({name, files, ...project}: Draft): Uint8Array<ArrayBuffer> {
  const flags = listOverrides(project).flatMap(([option, value]) => [`--${option}`, value])
  const all = new Map(files)
  if (flags.length > 0) all.set(MANIFEST, addFlags(String(all.get(MANIFEST) ?? '{}'), flags))
  const entries = [...all].map(([path, content]) => {
    return [`${name}/${path}`, typeof content === 'string' ? strToU8(content) : content]
  })
  return new Uint8Array(zipSync(Object.fromEntries(entries)))
}

const MANIFEST = 'package.json'

/** `"build": "webpack"` → `"build": "webpack --mode production"`. What is no JSON stays. */
function addFlags(manifest: string, flags: readonly string[]): string {
  try {
    const {scripts, ...rest} = JSON.parse(manifest)
    const build = [scripts?.build ?? 'webpack', ...flags].join(' ')
    return `${JSON.stringify({...rest, scripts: {...scripts, build}}, null, 2)}\n`
  } catch {
    return manifest
  }
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
  const manifest = files.get(MANIFEST)
  const script = /"build":\s*"[^"]*--config ([^\s"]+)/
  const named = script.exec(typeof manifest === 'string' ? manifest : '')?.[1]
  const paths = [...files.keys()]
  const found = paths.find(path => /^webpack\.config\.[cm]?js$/.test(path))
  return named ?? found ?? paths.find(path => isConfigPath(path))
}
