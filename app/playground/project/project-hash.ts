import {overrides, type Overrides} from './overrides.ts'
import {isSafePath, type Draft} from './draft.ts'

const PREFIX = '#project='

/** Maximum number of characters of a project: a short link can hold a very long text. */
const MAX_CHARACTERS = 4_000_000

/** A project as the hash of a URL, compressed: `#project=…`. Bytes are written in base 64. */
export async function formatHash({files, ...rest}: Draft): Promise<string> {
  const entries = [...files].map(([path, content]) =>
    typeof content === 'string' ? [path, content] : [path, toBase64(content), 'bytes'],
  )
  const stream = new Blob([JSON.stringify({...rest, files: entries})]).stream()
  const packed = stream.pipeThrough(new CompressionStream('deflate-raw'))
  return PREFIX + toBase64(new Uint8Array(await new Response(packed).arrayBuffer()))
}

/** The project in a hash; undefined if there is none. Rejects if it is damaged. */
export async function parseHash(hash: string): Promise<Draft | undefined> {
  if (!hash.startsWith(PREFIX)) return undefined
  try {
    const stream = new Blob([fromBase64(hash.slice(PREFIX.length))]).stream()
    const text = await readText(stream.pipeThrough(new DecompressionStream('deflate-raw')))
    return parseDraft(JSON.parse(text))
  } catch (error) {
    throw error instanceof UnknownField ? error : new Error(DAMAGED, {cause: error})
  }
}

/** Nothing of a link is dropped without a word. */
class UnknownField extends Error {
  constructor(name: string) {
    const text = JSON.stringify(name.slice(0, 100))
    super(`This link holds ${text}, which is no part of a project. Ask for the link again.`)
  }
}

const DAMAGED =
  'The project in this link is damaged or too large. Ask for the link again, and copy all of it.'

async function readText(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value
    if (text.length > MAX_CHARACTERS) throw new Error('The project is too large')
  }
  return text
}

/** Accepts only what a project consists of, because anyone can write a link. */
function parseDraft(value: unknown): Draft {
  const {
    files: entries,
    name,
    config,
    second,
    ...rest
  }: Readonly<Record<string, unknown>> = {...Object(value)}
  if (!Array.isArray(entries)) throw new Error('It has no files')
  const files = new Map<string, string | Uint8Array>()
  for (const entry of entries) {
    const [path, content, kind]: unknown[] = Array.isArray(entry) ? entry : []
    if (typeof path !== 'string' || typeof content !== 'string' || !isSafePath(path)) {
      throw new Error('It has a file that no project has')
    }
    files.set(path, kind === 'bytes' ? fromBase64(content) : content)
  }
  if (!isText(name) || !isText(config) || !isText(second)) throw new Error('A name is not text')
  assertOverrides(rest)
  return {name: name?.replaceAll(/[^\w-]/g, '') || 'project', files, config, second, ...rest}
}

function assertOverrides(values: object): asserts values is Overrides {
  const known = new Map<string, readonly unknown[]>(Object.entries(overrides))
  for (const [name, value] of Object.entries(values)) {
    if (!known.has(name)) throw new UnknownField(name)
    if (!known.get(name)?.includes(value)) throw new UnknownField(String(value))
  }
}

function isText(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string'
}

function toBase64(bytes: Uint8Array): string {
  const text = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, character => character.charCodeAt(0))
}
