import {findName, type BlobUrls} from './preview-urls.ts'

/** What a document or a worker of a preview knows about itself. */
export interface Realm {
  /** Its made-up address. */
  readonly address: string
  readonly urls: BlobUrls
  /** The code of the frame, with which workers start. */
  readonly script: string
}

/** The URL at which the browser can read what an address means; the address if it is no file. */
export type FindUrl = (address: string) => string

/** Resolves addresses as a realm does that really is at its address. */
export function createUrlOf({address: base, urls}: Realm): FindUrl {
  return address => {
    if (!URL.canParse(address, base)) return address
    const {href, hash} = new URL(address, base)
    const url = urls.get(findName(urls, href) ?? '')
    return url === undefined ? address : url + hash
  }
}

/** Lets `fetch`, requests and imports find emitted files. */
export function redirectRequests(urlOf: FindUrl): void {
  const {fetch} = globalThis
  globalThis.fetch = (input, init) =>
    fetch(urlOf(input instanceof Request ? input.url : String(input)), init)
  const {prototype} = XMLHttpRequest
  const {open} = prototype
  prototype.open = function (method: string, url: string | URL, ...rest: unknown[]) {
    Reflect.apply(open, this, [method, urlOf(String(url)), ...rest])
  }
  const moduleUrl = (specifier: unknown, importer: string) => {
    const isPath = /^\.{0,2}\//.test(String(specifier))
    return urlOf(isPath ? new URL(String(specifier), importer).href : String(specifier))
  }
  Object.assign(globalThis, {__moduleUrl: moduleUrl})
}
