import {acceptedOptions} from './accepted-options.ts'
import {isEarlierRelease, requireDocumented} from './documented.ts'
import {fieldOf} from './live-objects.ts'
import type {Schema} from '#contract/private/webpack-schema.ts'

/** A command-line argument that webpack derives from its schema. */
export interface Argument {
  readonly configs: ReadonlyArray<{readonly path: string; readonly type: string}>
}

/** A compiler, as far as it is used. */
export interface Compiler {
  readonly hooks: Readonly<Record<string, unknown>>
  run(callback: (error: Error | null, stats?: Stats) => void): void
  close(callback: () => void): void
}

/** Result of a build. */
export interface Stats {
  hasErrors(): boolean
  toJson(options?: unknown): Record<string, unknown>
  toString(options?: unknown): string
}

/** The parts of webpack that are used. */
interface Webpack {
  (options: object): Compiler
  readonly cli: {getArguments(schema?: Schema): Readonly<Record<string, Argument>>}
  readonly config: {
    getNormalizedWebpackOptions(options: object): object
    applyWebpackOptionsDefaults(options: object): void
  }
}

/** Loads the documented webpack. */
export function loadWebpack(): Webpack {
  const webpack: Webpack = requireDocumented('webpack')
  return webpack
}

/** Creates the plugin for hot updates. */
export function createHotPlugin(): unknown {
  const Plugin = fieldOf(loadWebpack(), 'HotModuleReplacementPlugin')
  if (typeof Plugin !== 'function') throw new Error('webpack exports no plugin for hot updates')
  return Reflect.construct(Plugin, [])
}

/** Builds a project, and closes the compiler. */
export async function runWebpack(options: object): Promise<Stats> {
  const webpack = loadWebpack()
  const compiler = webpack(isEarlierRelease ? acceptedOptions(options, webpack) : options)
  try {
    return await new Promise<Stats>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (stats) resolve(stats)
        else reject(error ?? new Error('There are no stats'))
      })
    })
  } finally {
    if ('close' in compiler) await new Promise<void>(resolve => compiler.close(resolve))
  }
}
