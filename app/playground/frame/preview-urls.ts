import {PREVIEW, PREVIEW_MODULE} from '../preview-address.ts'

/** Types of files that browsers check. */
const types: Readonly<Record<string, string>> = {
  cjs: 'text/javascript',
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  mjs: 'text/javascript',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
}

/** URLs at which the browser can read emitted files, by the names of the files. */
export type BlobUrls = ReadonlyMap<string, string>

/** Gives each emitted file a URL. Scripts and styles name those of the files that they load. */
export function createBlobUrls(files: ReadonlyMap<string, Uint8Array>): BlobUrls {
  const urls = new Map<string, string>()
  const started = new Set<string>()
  const add = (name: string): string | undefined => {
    const bytes = files.get(name)
    if (!bytes || started.has(name)) return urls.get(name) // none in a circle of imports
    started.add(name)
    const type = types[name.replace(/^.*\./, '')] ?? ''
    const content = link(name, bytes, type)
    urls.set(name, URL.createObjectURL(new Blob([content], {type})))
    return urls.get(name)
  }
  const link = (name: string, bytes: Uint8Array, type: string) => {
    if (type === 'text/javascript') return linkModules(decode(bytes), add)
    if (type !== 'text/css') return new Uint8Array(bytes)
    const urlOf = (address: string) => add(findName(files, address) ?? '') ?? address
    return linkStyles(decode(bytes), PREVIEW + name, urlOf)
  }
  for (const name of files.keys()) add(name)
  return urls
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', {ignoreBOM: true}).decode(bytes)
}

/** Puts the URLs of modules into static imports. */
function linkModules(code: string, urlOf: (name: string) => string | undefined): string {
  const reference = new RegExp(`"${PREVIEW_MODULE}([^"]*)"`, 'g')
  return code.replaceAll(reference, (all, name: string) => {
    const url = urlOf(JSON.parse(`"${name}"`))
    return url === undefined ? all : JSON.stringify(url)
  })
}

/** Puts the URLs of files into a stylesheet or a `style` attribute. */
export function linkStyles(css: string, base: string, urlOf: (address: string) => string): string {
  const reference = /(url\(\s*|@import\s+)(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"')]+)(?=\s*\)))/gi
  return css.replaceAll(reference, (all, before: string, ...values: Array<string | undefined>) => {
    const value = values.slice(0, 3).find(each => each !== undefined) ?? ''
    const address = URL.canParse(value, base) ? new URL(value, base).href : value
    const url = urlOf(address)
    return url === address ? all : `${before}"${url}"`
  })
}

/**
 * The file that an address means: the longest end of its path that is the name of a file. So it does
 * not matter below which `publicPath` a bundle expects its files.
 */
export function findName(
  files: Pick<ReadonlyMap<string, unknown>, 'has'>,
  address: string,
): string | undefined {
  if (!/^https?:/.test(address)) return undefined
  const parts = new URL(address).pathname.split('/').slice(1)
  const ends = parts.map((_, index) => parts.slice(index).join('/'))
  return ends.flatMap(end => [end, unescape(end)]).find(end => files.has(end))
}

/** `a%20b.js` → `a b.js` */
function unescape(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path // a percent sign that escapes nothing
  }
}
