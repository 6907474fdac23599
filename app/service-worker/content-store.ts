/** A file of the content, as it is stored. */
export interface StoredFile {
  /** Path on the site. */
  readonly url: string
  /** As the index of the API names it. */
  readonly hash: string
  /** Bytes. */
  readonly size: number
}

/** Name of the cache for the content. */
export const CONTENT_CACHE = 'content-v1'
const URL_HEADER = 'X-Content-Url'
const HASH_HEADER = 'X-Content-Hash'
const SIZE_HEADER = 'X-Content-Size'

/** The stored headers of the server's answer. */
const keptHeaders = ['Content-Type', 'ETag']

/**
 * A stored file; undefined also if the browser does not allow reading the store. A damaged file is
 * removed, so that it is fetched again.
 */
export async function matchContent(url: string): Promise<Response | undefined> {
  try {
    const response = await caches.match(url, {cacheName: CONTENT_CACHE})
    if (!response || (await isIntact(response.clone()))) return response
    await deleteContent([url])
    return undefined
  } catch {
    return undefined
  }
}

async function isIntact(response: Response): Promise<boolean> {
  return (await hashOf(await response.arrayBuffer())) === response.headers.get(HASH_HEADER)
}

/** All stored files. */
export async function listContent(): Promise<StoredFile[]> {
  const cache = await caches.open(CONTENT_CACHE)
  return (await cache.matchAll()).map(({headers}) => ({
    url: headers.get(URL_HEADER) ?? '',
    hash: headers.get(HASH_HEADER) ?? '',
    size: Number(headers.get(SIZE_HEADER)),
  }))
}

interface PutOptions {
  /** Only a body with this hash is stored. */
  readonly hash?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Stores an answer with its hash; returns whether it was stored. Throws if there is no space. */
export async function putContent(
  url: string,
  response: Response,
  {hash, headers}: PutOptions = {},
): Promise<boolean> {
  const described = await describeResponse(url, response, headers)
  if (hash !== undefined && hash !== described.headers.get(HASH_HEADER)) return false
  const cache = await caches.open(CONTENT_CACHE)
  await cache.put(url, described)
  return true
}

/** An answer as it is stored: with its hash and its size. */
export async function describeResponse(
  url: string,
  response: Response,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const body = await response.arrayBuffer()
  const kept = keptHeaders.flatMap(name => {
    const value = response.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  return new Response(body, {
    headers: {
      ...Object.fromEntries(kept),
      [URL_HEADER]: url,
      [HASH_HEADER]: await hashOf(body),
      [SIZE_HEADER]: String(body.byteLength),
      ...headers,
    },
  })
}

export async function deleteContent(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CONTENT_CACHE)
  await Promise.all(urls.map(url => cache.delete(url)))
}

export async function emptyContent(): Promise<void> {
  await caches.delete(CONTENT_CACHE)
}

/** First 16 hexadecimal digits of the SHA-256. */
async function hashOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return Array.from(digest.subarray(0, 8), byte => byte.toString(16).padStart(2, '0')).join('')
}
