import {NotFoundError, RequestError} from './client-errors.ts'
import type {Fetch} from './fetch.ts'

/**
 * Reads a file of the API, by its URL relative to the root of the site. `fields` are fields that the
 * file always has: an answer without them is another file, for example from a network's login page.
 * For a list, the field is `length`. `a.b` is a field of a field, `*.b` a field of every entry, and
 * `+.b` the same where there is at least one entry.
 */
export type FileReader = <T>(
  file: string,
  fields: ReadonlyArray<(keyof T & string) | `${string}.${string}`>,
  options?: {signal?: AbortSignal | undefined},
) => Promise<T>

/** Creates a reader of the files of the site at `baseUrl`. */
export function createFileReader(baseUrl: string | URL, fetch: Fetch): FileReader {
  const root = rootOf(baseUrl)
  return async (file, fields, {signal} = {}) => {
    const {href} = new URL(file, root)
    if (!href.startsWith(root.href)) throw new NotFoundError(file)
    const url = withoutPassword(href)
    const rethrow = (message: string, status?: number) => (cause: unknown) => {
      signal?.throwIfAborted()
      throw new RequestError(message, {url, status, cause: withoutSecret(cause, root)})
    }
    const ask = async () => fetch(href, signal ? {signal} : {}) // it may throw synchronously
    const response = await ask().catch(rethrow('The site cannot be reached.'))
    const {ok, status} = response
    if (status === 404) throw new NotFoundError(url)
    if (!ok) throw new RequestError(`The server answers ${status}.`, {url, status})
    const text = await response.text().catch(rethrow('The answer is incomplete.', status))
    const value = parseJson(text, rethrow('The answer is not JSON.', status))
    const missing = fields.find(field => !hasField(value, field))
    if (missing === undefined) return value
    throw new RequestError(`The answer is not this file: it has no “${missing}”.`, {url, status})
  }
}

function parseJson(text: string, fail: (cause: unknown) => never) {
  try {
    return JSON.parse(text)
  } catch (cause) {
    return fail(cause)
  }
}

function hasField(value: unknown, path: string): boolean {
  const [name = '', ...rest] = path.split('.')
  if (typeof value !== 'object' || value === null) return false
  const entries = Object.entries(value)
  if (name === '*' || name === '+') {
    const isEnough = name === '*' || entries.length > 0
    return isEnough && entries.every(([, entry]) => hasField(entry, rest.join('.')))
  }
  if (!Object.hasOwn(value, name)) return false
  const field: unknown = Reflect.get(value, name)
  return rest.length === 0 ? field !== null : hasField(field, rest.join('.'))
}

/** Messages are logged, so that they name the URL without the credentials of `baseUrl`. */
function withoutPassword(href: string): string {
  return Object.assign(new URL(href), {username: '', password: ''}).href
}

/** Nothing if the cause repeats the password: `fetch` names a URL that it refuses. */
function withoutSecret(cause: unknown, {password}: URL): unknown {
  return password !== '' && String(cause).includes(password) ? undefined : cause
}

/** `https://example.org/docs?a#b` → `https://example.org/docs/`, so that files are found below. */
function rootOf(baseUrl: string | URL): URL {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    const shown = String(baseUrl).replace(/\/\/[^/@]*@/, '//')
    throw new TypeError(`“${shown}” is not an absolute URL of a site with “http:” or “https:”.`)
  }
  url.search = ''
  url.hash = ''
  url.pathname = url.pathname.replace(/\/?$/, '/')
  return url
}
