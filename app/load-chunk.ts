/** Milliseconds after which a chunk counts as lost. */
const TIMEOUT = 120_000

/** A script that is loaded on demand could not be had. */
export class ChunkLoadError extends Error {
  readonly type: 'missing' | 'timeout'

  constructor(id: string, type: 'missing' | 'timeout', cause?: unknown) {
    super(`Loading chunk ${id} failed`, {cause})
    this.name = 'ChunkLoadError'
    this.type = type
  }
}

/** Loads a part of the app. Throws `ChunkLoadError`; asking again tries again. */
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
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(id, 'missing', error)
  } finally {
    clearTimeout(timer)
  }
}
