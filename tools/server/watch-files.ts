import {statSync} from 'node:fs'
import {watch} from 'chokidar'

/** Milliseconds in which several changes count as one. */
const QUIET_DELAY_MS = 4

/** The same for an empty file, which is probably being written. */
const EMPTY_DELAY_MS = 60

/** Milliseconds for which a file may be gone: some editors put a new one in its place. */
const REPLACE_TIMEOUT_MS = 12

/** Milliseconds in which chokidar reports a file only once, so later changes are looked for. */
const UNREPORTED_DELAY_MS = 100

/** Stops watching. */
type Close = () => Promise<void>

type Callback = (changed: ReadonlySet<string>) => Promise<void>

/**
 * Calls back with the paths of files below these folders that were changed, added or removed,
 * including files that were written between a time (in milliseconds since 1970) and the start of
 * watching. Changes during a call are in the next one. Resolves when it watches.
 */
export function watchFiles(
  paths: readonly string[],
  since: number,
  callback: Callback,
): Promise<Close> {
  const changes = createBatches(callback)
  const watcher = watch([...paths], {alwaysStat: true, atomic: REPLACE_TIMEOUT_MS})
  const found: string[] = []
  let isReady = false
  watcher.on('all', (event, path) => {
    if (isReady) changes.add(path)
    else if (event === 'add') found.push(path)
  })
  return new Promise((resolve, reject) => {
    watcher.once('error', reject)
    watcher.once('ready', () => {
      isReady = true
      // A file may have changed after it was found: finding all of them takes a while.
      for (const path of found) if (hasChanged(path, since)) changes.add(path)
      resolve(async () => {
        changes.stop()
        await watcher.close()
      })
    })
  })
}

/** Whether a file was written or removed since a time. Files from a clock that runs ahead would seem new forever. */
function hasChanged(path: string, since: number): boolean {
  const stats = statSync(path, {throwIfNoEntry: false})
  return !stats || (stats.mtimeMs > since && stats.mtimeMs <= Date.now())
}

/** Calls back once for changes at about the same time, and never runs two calls at once. */
function createBatches(callback: Callback) {
  const changed = new Set<string>()
  let isRunning = false
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    while (changed.size > 0) {
      const batch = new Map([...changed].map(path => [path, stateOf(path)]))
      changed.clear()
      setTimeout(() => lookAgain(batch), UNREPORTED_DELAY_MS)
      await callback(new Set(batch.keys()))
    }
    isRunning = false
  }

  function lookAgain(batch: ReadonlyMap<string, string>): void {
    for (const [path, state] of batch) if (stateOf(path) !== state) changed.add(path)
    void run()
  }

  return {
    add(path: string): void {
      changed.add(path)
      clearTimeout(timer)
      timer = setTimeout(() => void run(), isEmpty(path) ? EMPTY_DELAY_MS : QUIET_DELAY_MS)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Changes when a file is written. */
function stateOf(path: string): string {
  const stats = statSync(path, {throwIfNoEntry: false})
  return stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : ''
}

function isEmpty(path: string): boolean {
  return statSync(path, {throwIfNoEntry: false})?.size === 0
}
