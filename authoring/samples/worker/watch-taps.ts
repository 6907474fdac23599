import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {pathToFileURL} from 'node:url'

/**
 * Places of a file at which a hook is tapped, as `line:column`, and whether it was called. A line
 * is not enough: the first line of a sample also has the taps around it, which are always called.
 */
export type Taps = Map<string, boolean>

const require = createRequire(import.meta.url)

/**
 * Watches the hooks of webpack until it is stopped: which ones a file taps, and whether they are
 * called.
 */
export function watchTaps(path: string): {taps: Taps; stop(): void} {
  const taps: Taps = new Map()
  const text = readFileSync(path, 'utf8')
  const lines = text.split('\n')
  const names = new Set([pathToFileURL(path).href, path])
  const hook = hookPrototype()
  const tap = hook._tap
  hook._tap = function (type, options, callback) {
    // Looking for the place takes long, and webpack itself taps thousands of hooks in a build.
    const place = text.includes(nameOf(options)) ? findPlace(names) : undefined
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

/** The name under which something is tapped: text of the file, as a string or as a class. */
function nameOf(options: unknown): string {
  const isNamed = typeof options === 'object' && options !== null && 'name' in options
  return String(isNamed ? options.name : options)
}

interface HookPrototype {
  _tap(type: string, options: unknown, callback: (...values: unknown[]) => unknown): void
}

/** All hooks have the same base class, which tapable does not export. */
function hookPrototype(): HookPrototype {
  const {SyncHook} = createRequire(require.resolve('webpack'))('tapable')
  return Object.getPrototypeOf(new SyncHook())
}

/** The line of a place. */
export function lineOf(place: string): number {
  return Number.parseInt(place, 10)
}

/** Number of callers that are searched: those further away have not tapped the hook themselves. */
const CALLERS = 10

/** The line and column of the file that taps a hook, if it is among the callers; it has two names. */
function findPlace(names: ReadonlySet<string>): string | undefined {
  const {stackTraceLimit, prepareStackTrace} = Error
  let place: string | undefined
  // Formatting the stack of every tap of webpack would take longer than most builds.
  Error.prepareStackTrace = (_error, callers) => {
    const caller = callers.find(one => names.has(one.getFileName() ?? ''))
    if (caller) place = `${caller.getLineNumber()}:${caller.getColumnNumber()}`
  }
  Error.stackTraceLimit = CALLERS
  void new Error().stack
  Error.stackTraceLimit = stackTraceLimit
  Error.prepareStackTrace = prepareStackTrace
  return place
}
