import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {pathToFileURL} from 'node:url'

/** Lines of a file on which something is tapped, and whether it was called. */
export type Taps = Map<number, boolean>

const require = createRequire(import.meta.url)

/** Watches the hooks of webpack, until it is stopped: what a file taps, and what of it is called. */
export function watchTaps(path: string): {taps: Taps; stop(): void} {
  const taps: Taps = new Map()
  const lines = readFileSync(path, 'utf8').split('\n')
  const hook = hookPrototype()
  const tap = hook._tap
  hook._tap = function (type, options, callback) {
    const line = findLine(path)
    if (line === undefined || !lines[line - 1]?.includes('tap')) {
      return tap.call(this, type, options, callback)
    }
    taps.set(line, taps.get(line) ?? false)
    const watched = function (this: unknown, ...values: unknown[]) {
      taps.set(line, true)
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

/** The line of the file that is being run, if it is on the stack. */
function findLine(path: string): number | undefined {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 30
  const {stack = ''} = new Error()
  Error.stackTraceLimit = limit
  for (const name of [pathToFileURL(path).href, path]) {
    const [, after] = stack.split(`${name}:`)
    if (after !== undefined) return Number.parseInt(after, 10)
  }
  return undefined
}
