import {watch} from 'node:fs/promises'

/** Milliseconds in which several changes count as one: an editor writes a file in steps. */
const QUIET = 60

/**
 * Calls back with the folders in which files have changed. What changes during a call is told by
 * the next one. Resolves when the signal ends it.
 */
export async function watchFolders(
  folders: readonly string[],
  callback: (changed: string[]) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const changed = new Set<string>()
  let isRunning = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    while (changed.size > 0) {
      const batch = [...changed]
      changed.clear()
      await callback(batch)
    }
    isRunning = false
  }

  async function watchFolder(folder: string): Promise<void> {
    for await (const _ of watch(folder, {recursive: true, ...(signal && {signal})})) {
      changed.add(folder)
      clearTimeout(timer)
      timer = setTimeout(() => void run(), QUIET)
    }
  }
  await Promise.all(folders.map(watchFolder)).catch((error: unknown) => {
    if (!signal?.aborted) throw error
  })
}
