import {statSync} from 'node:fs'
import {watch} from 'chokidar'

/** Milliseconds in which several changes count as one. */
const QUIET = 4

/** The same where a file is empty, because it is being written. */
const EMPTY = 60

/** Milliseconds for which a file may be gone: some editors put a new one in its place. */
const REPLACED = 12

/** Milliseconds in which chokidar reports a file once only: a later change in them is looked for. */
const UNREPORTED = 100

/** Ends the watching. */
type Close = () => Promise<void>

type Callback = (changed: ReadonlySet<string>) => Promise<void>

/**
 * Calls back with the paths of files below these folders that were changed, added or removed, and of
 * those that were written since a time (in milliseconds since 1970), before it watched. What changes
 * during a call is in the next one. Resolves when it watches.
 */
export function watchFiles(
  paths: readonly string[],
  since: number,
  callback: Callback,
): Promise<Close> {
  const changes = createBatches(callback)
  const watcher = watch([...paths], {alwaysStat: true, atomic: REPLACED})
  let isReady = false
  watcher.on('all', (event, path, stats) => {
    if (isReady || (event === 'add' && isWithin(stats?.mtimeMs, since, Date.now()))) {
      changes.add(path)
    }
  })
  return new Promise((resolve, reject) => {
    watcher.once('error', reject)
    watcher.once('ready', () => {
      isReady = true
      resolve(async () => {
        changes.stop()
        await watcher.close()
      })
    })
  })
}

/** Files from a clock that runs ahead would seem new forever. */
function isWithin(time = 0, first: number, last: number): boolean {
  return time > first && time <= last
}

/** Calls back once for what changes at about the same time, and never twice at the same time. */
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
      setTimeout(() => lookAgain(batch), UNREPORTED)
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
      timer = setTimeout(() => void run(), isEmpty(path) ? EMPTY : QUIET)
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
