/** Milliseconds after which a chunk counts as lost. */
const TIMEOUT_MS = 120_000

/** A part of the app that is loaded on demand. */
export type ChunkId =
  | 'app'
  | 'search'
  | 'hosted-search'
  | 'search-engine'
  | 'explorer'
  | 'versions'
  | 'playground'
  | 'config-check'
  | 'own-version'

/** URLs of the scripts of each chunk, with all that they import. */
export type ChunkScripts = Readonly<Record<ChunkId, readonly string[]>>

/** Loads parts of the app. */
export interface ChunkLoader {
  /**
   * Imports a chunk once all its scripts have arrived. Throws `ChunkLoadError`; calling it again
   * retries.
   */
  load<T>(id: ChunkId, importChunk: () => Promise<T>): Promise<T>
  /** Fetches the scripts of a chunk that will be loaded soon. Failures are ignored. */
  preload(id: ChunkId): void
}

/** Why a chunk failed to load: not on the server, not in time, or loaded but throwing. */
type Failure = 'missing' | 'timeout' | 'other'

/** A script that is loaded on demand failed to load. */
export class ChunkLoadError extends Error {
  readonly type: Failure

  constructor(id: string, type: Failure, cause?: unknown) {
    super(`Loading chunk ${id} failed`, {cause})
    this.name = 'ChunkLoadError'
    this.type = type
  }
}

/**
 * Creates a loader. It fetches all scripts of a chunk before it imports the first one, because
 * browsers remember a failed import until the document is closed: neither the script nor what it
 * imports could be loaded again.
 */
export function createChunkLoader(scripts: ChunkScripts): ChunkLoader {
  const fetched = new Map<string, Promise<void>>()

  async function fetchScripts(id: ChunkId): Promise<void> {
    await Promise.all(scripts[id].map(fetchOnce))
  }

  function fetchOnce(url: string): Promise<void> {
    const fetching = fetched.get(url) ?? fetchScript(url)
    fetched.set(url, fetching)
    return fetching
  }

  /** The next attempt fetches again, also what has not arrived in time. */
  function forgetScripts(id: ChunkId): void {
    for (const url of scripts[id]) fetched.delete(url)
  }

  return {
    async load(id, importChunk) {
      let timer: ReturnType<typeof setTimeout> | undefined
      const timedOut = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new ChunkLoadError(id, 'timeout')), TIMEOUT_MS)
      })
      try {
        return await Promise.race([fetchScripts(id).then(importChunk), timedOut])
      } catch (error) {
        forgetScripts(id)
        if (error instanceof ChunkLoadError) throw error
        // If browsers cannot fetch something, the error is always a TypeError.
        throw new ChunkLoadError(id, error instanceof TypeError ? 'missing' : 'other', error)
      } finally {
        clearTimeout(timer)
      }
    },
    preload(id) {
      fetchScripts(id).catch(() => forgetScripts(id)) // loading the chunk reports it
    },
  }
}

/** Downloads a script without running it. A network may answer with its login page instead. */
async function fetchScript(url: string): Promise<void> {
  if (isWebKit() && (await preloadScript(url))) return
  const response = await fetch(url)
  const type = response.headers.get('Content-Type') ?? ''
  if (!response.ok || type.startsWith('text/html')) {
    throw new TypeError(`${url} is not available: ${response.status} ${type}`)
  }
  await response.arrayBuffer()
}

/**
 * In a private window, which has no cache on disk, WebKit would download a script again after
 * `fetch`. Chromium would reuse a preload that failed, so it does without one.
 */
function isWebKit(): boolean {
  return globalThis.navigator?.vendor?.startsWith('Apple')
}

/** Resolves to whether it succeeded. */
function preloadScript(href: string): Promise<boolean> {
  const link = {rel: 'preload', as: 'script', crossOrigin: 'anonymous', href}
  const element = Object.assign(document.createElement('link'), link)
  return new Promise(resolve => {
    element.addEventListener('load', () => resolve(true))
    element.addEventListener('error', () => resolve(false))
    document.head.append(element)
  })
}
