import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {pathToFileURL} from 'node:url'

/**
 * Places of a file at which a hook is tapped, as `line:column`, and whether it was called. A line
 * is not enough: the first line of a sample also has the taps around it, which are always called.
 */
export type Taps = Map<string, boolean>

const require = createRequire(import.meta.url)

/** Watches the hooks of webpack, until it is stopped: what a file taps, and what of it is called. */
export function watchTaps(path: string): {taps: Taps; stop(): void} {
  const taps: Taps = new Map()
  const lines = readFileSync(path, 'utf8').split('\n')
  const hook = hookPrototype()
  const tap = hook._tap
  hook._tap = function (type, options, callback) {
    const place = findPlace(path)
    if (place === undefined || !lines[lineOf(place) - 1]?.includes('tap')) {
      return tap.call(this, type, options, callback)
    }
    taps.set(place, taps.get(place) ?? false)
    const watched = function (this: unknown, ...values: unknown[]) {
      taps.set(place, true)
      return callback.apply(this, values)
    }
    return tap.call(this, type, options, watched)
  }
  return {taps, stop: () => void (hook._tap = tap)}
}

interface HookPrototype {
  _tap(type: string, options: unknown, callback: (...values: unknown[]) => unknown): void
}

/** All hooks are made of one class, which tapable keeps to itself. */
function hookPrototype(): HookPrototype {
  const {SyncHook} = createRequire(require.resolve('webpack'))('tapable')
  return Object.getPrototypeOf(new SyncHook())
}

/** The line of a place. */
export function lineOf(place: string): number {
  return Number.parseInt(place, 10)
}

/** The line and column of the file that is being run, if it is on the stack. */
function findPlace(path: string): string | undefined {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 30
  const {stack = ''} = new Error()
  Error.stackTraceLimit = limit
  for (const name of [pathToFileURL(path).href, path]) {
    const [, after] = stack.split(`${name}:`)
    const [place] = /^\d+:\d+/.exec(after ?? '') ?? []
    if (place !== undefined) return place
  }
  return undefined
}
