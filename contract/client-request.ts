import {NotFoundError, RequestError} from './client-errors.ts'
import type {Fetch} from './fetch.ts'

/** Reads a file of the API, by its URL relative to the root of the site. */
export type FileReader = <T>(
  file: string,
  options?: {signal?: AbortSignal | undefined},
) => Promise<T>

/** Creates a reader of the files of the site at `baseUrl`. */
export function createFileReader(baseUrl: string | URL, fetch: Fetch): FileReader {
  const root = rootOf(baseUrl)
  return async <T>(file: string, {signal}: {signal?: AbortSignal | undefined} = {}): Promise<T> => {
    const url = new URL(file, root).href
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
    const text = await response.text().catch(rethrow('The answer breaks off.', status))
    try {
      return JSON.parse(text)
    } catch (cause) {
      throw new RequestError('The answer is not JSON.', {url, status, cause})
    }
  }
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
