import webpack, {type Compiler, type MultiCompiler, type MultiStats, type Stats} from 'webpack'
import {shareMinimized} from './share-minimized.ts'
import {showInstalled} from './show-installed.ts'

export type AnyCompiler = Compiler | MultiCompiler

export type AnyStats = Stats | MultiStats

/** Creates the compiler of a project, which sees its packages as npm installs them. */
export function createCompiler(config: object, project: string): AnyCompiler {
  const compiler = Array.isArray(config) ? webpack(config) : webpack(config)
  showInstalled(compiler, project)
  shareMinimized(compiler, config)
  return compiler
}

/** Runs a compiler, and closes it. */
export function runOnce(compiler: AnyCompiler): Promise<AnyStats> {
  return new Promise((resolve, reject) => {
    compiler.run((error: Error | null, stats?: AnyStats) => {
      const end = () => (stats ? resolve(stats) : reject(error ?? new Error('No stats.')))
      compiler.close(closing => (closing ? reject(closing) : end()))
    })
  })
}
