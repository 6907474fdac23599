/** A file of the content, as it is stored. */
export interface StoredFile {
  /** Path on the site. */
  readonly url: string
  /** As the index of the API names it. */
  readonly hash: string
  /** Bytes. */
  readonly size: number
}

const CACHE = 'content-v1'
const URL_HEADER = 'X-Content-Url'
const HASH_HEADER = 'X-Content-Hash'
const SIZE_HEADER = 'X-Content-Size'

/** What is kept of the answer of the server. */
const keptHeaders = ['Content-Type', 'ETag']

/** Nothing also where the store cannot be read, such as when the reader forbids it. */
export async function matchContent(url: string): Promise<Response | undefined> {
  return caches.match(url, {cacheName: CACHE}).catch(() => undefined)
}

/** All that is stored. */
export async function listContent(): Promise<StoredFile[]> {
  const cache = await caches.open(CACHE)
  return (await cache.matchAll()).map(({headers}) => ({
    url: headers.get(URL_HEADER) ?? '',
    hash: headers.get(HASH_HEADER) ?? '',
    size: Number(headers.get(SIZE_HEADER)),
  }))
}

/** What `putContent` may be told besides the answer. */
interface PutOptions {
  /** Only a body with this hash is stored. */
  readonly hash?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Stores an answer with its hash; says whether it did. Throws if there is no room. */
export async function putContent(
  url: string,
  response: Response,
  {hash, headers = {}}: PutOptions = {},
): Promise<boolean> {
  const body = await response.arrayBuffer()
  const found = await hashOf(body)
  if (hash !== undefined && hash !== found) return false
  const kept = keptHeaders.flatMap(name => {
    const value = response.headers.get(name)
    return value === null ? [] : [[name, value] as const]
  })
  const stored = new Response(body, {
    headers: {
      ...Object.fromEntries(kept),
      [URL_HEADER]: url,
      [HASH_HEADER]: found,
      [SIZE_HEADER]: String(body.byteLength),
      ...headers,
    },
  })
  const cache = await caches.open(CACHE)
  await cache.put(url, stored)
  return true
}

export async function deleteContent(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(urls.map(url => cache.delete(url)))
}

export async function emptyContent(): Promise<void> {
  await caches.delete(CACHE)
}

/** Removes what the first form of the store has left. */
export async function deleteOldContent(): Promise<void> {
  await caches.delete('data-v1')
}

/** First 16 hexadecimal digits of the SHA-256. */
async function hashOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return Array.from(digest.subarray(0, 8), byte => byte.toString(16).padStart(2, '0')).join('')
}
