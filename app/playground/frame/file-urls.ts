/** Types of files that browsers check. */
const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  mjs: 'text/javascript',
  svg: 'image/svg+xml',
  wasm: 'application/wasm',
}

/**
 * URLs of emitted files, wherever the bundle asks for them: in tags that it adds, by `fetch`, and
 * for workers. `blob:null/about.js`, which webpack makes from the URL of a script, names `about.js`.
 */
export function createFileUrls(files: ReadonlyMap<string, Uint8Array>): (url: string) => string {
  const urls = new Map<string, string>()
  const urlOf = (url: string) => {
    const name = decodeURI(url.replace(/^blob:null\//, '').replace(/[?#].*$/, '')).replace(/^(?:\.?\/)+/, '')
    const bytes = files.get(name) ?? files.get(name.replace(/^dist\//, ''))
    if (!bytes) return url
    const known = urls.get(name)
    if (known !== undefined) return known
    const type = types[name.replace(/^.*\./, '')] ?? ''
    const made = URL.createObjectURL(new Blob([new Uint8Array(bytes)], {type}))
    urls.set(name, made)
    return made
  }
  redirect(HTMLScriptElement.prototype, 'src', urlOf)
  redirect(HTMLImageElement.prototype, 'src', urlOf)
  redirect(HTMLLinkElement.prototype, 'href', urlOf)
  const {fetch, Worker} = window
  window.fetch = (input, init) => fetch(urlOf(String(input instanceof Request ? input.url : input)), init)
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(urlOf(String(url)), options)
    }
  }
  return urlOf
}

/** Replaces the URLs that are set to a property. */
function redirect(prototype: object, name: string, urlOf: (url: string) => string): void {
  const property = Object.getOwnPropertyDescriptor(prototype, name)
  Object.defineProperty(prototype, name, {
    ...property,
    set(value: unknown) {
      property?.set?.call(this, urlOf(String(value)))
    },
  })
}
