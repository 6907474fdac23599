import type {Defaults} from '#contract/defaults.ts'
import type {FactFile, Facts} from '#contract/webpack.ts'
import {readCli} from './read-cli.ts'
import {readDefaults} from './read-defaults.ts'
import {readDevServer} from './read-dev-server.ts'
import {readErrors} from './read-errors.ts'
import {readHooks} from './read-hooks.ts'
import {readLoaders} from './read-loaders.ts'
import {readModules} from './read-modules.ts'
import {readNode} from './read-node.ts'
import {readOptions} from './read-options.ts'
import {readPlugins} from './read-plugins.ts'
import {readStats} from './read-stats.ts'

/** What can be read: the files of facts, and the defaults. */
export type ReaderName = FactFile | 'defaults'

type Reader = () => Facts | Defaults | Promise<Facts>

/** The reader of each file. */
export const readers: Readonly<Record<ReaderName, Reader>> = {
  options: readOptions,
  'dev-server': readDevServer,
  cli: readCli,
  plugins: readPlugins,
  hooks: readHooks,
  modules: readModules,
  loaders: readLoaders,
  stats: readStats,
  defaults: readDefaults,
  node: readNode,
  errors: readErrors,
}
