import {NotFoundError, RequestError} from './client-errors.ts'
import type {Fetch} from './fetch.ts'

/**
 * Reads a file of the API, by its URL relative to the root of the site. `fields` are fields that the
 * file always has: an answer without them is another file, for example from a network's login page.
 * For a list, the field is `length`.
 */
export type FileReader = <T>(
  file: string,
  fields: ReadonlyArray<keyof T & string>,
  options?: {signal?: AbortSignal | undefined},
) => Promise<T>

/** Creates a reader of the files of the site at `baseUrl`. */
export function createFileReader(baseUrl: string | URL, fetch: Fetch): FileReader {
  const root = rootOf(baseUrl)
  return async (file, fields, {signal} = {}) => {
    const {href: url} = new URL(file, root)
    if (!url.startsWith(root.href)) throw new NotFoundError(file)
    const rethrow = (message: string, status?: number) => (cause: unknown) => {
      signal?.throwIfAborted()
      throw new RequestError(message, {url, status, cause})
    }
    const response = await fetch(url, signal ? {signal} : {}).catch(
      rethrow('The site cannot be reached.'),
    )
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

function hasField(value: unknown, field: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, field)
}

/** `https://example.org/docs?a#b` → `https://example.org/docs/`, so that files are found below. */
function rootOf(baseUrl: string | URL): URL {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new TypeError(
      `“${String(baseUrl)}” is not an absolute URL of a site with “http:” or “https:”.`,
    )
  }
  url.search = ''
  url.hash = ''
  url.pathname = url.pathname.replace(/\/?$/, '/')
  return url
}
