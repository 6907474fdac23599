/** Milliseconds after which a chunk counts as lost. */
const TIMEOUT = 120_000

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

/** Loads a part of the app. Throws `ChunkLoadError`; calling it again retries. */
export async function loadChunk<T>(
  id: string,
  load: () => Promise<T>,
  timeout = TIMEOUT,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(id, 'timeout')), timeout)
  })
  try {
    return await Promise.race([load(), timedOut])
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error
    // If browsers cannot fetch a module, the error is always a TypeError.
    throw new ChunkLoadError(id, error instanceof TypeError ? 'missing' : 'other', error)
  } finally {
    clearTimeout(timer)
  }
}
