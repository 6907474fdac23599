import {requireDocumented} from './documented.ts'
import type {Schema} from './schema.ts'

/** An argument of the command line that webpack makes of its schema. */
export interface Argument {
  readonly configs: ReadonlyArray<{readonly path: string; readonly type: string}>
}

/** What is used of webpack. */
export interface Webpack {
  readonly version: string
  readonly cli: {getArguments(schema?: Schema): Readonly<Record<string, Argument>>}
  readonly config: {
    getNormalizedWebpackOptions(options: object): object
    applyWebpackOptionsDefaults(options: object): void
  }
}

/** Loads webpack as it is documented. */
export function loadWebpack(): Webpack {
  const webpack: Webpack = requireDocumented('webpack')
  return webpack
}
