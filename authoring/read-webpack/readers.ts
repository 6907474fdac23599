import type {Defaults} from '#contract/defaults.ts'
import type {FactFile, Facts} from '#contract/webpack.ts'

/** What can be read: the files of facts, and the defaults. */
export type ReaderName = FactFile | 'defaults'

type Reader = () => Facts | Defaults | Promise<Facts>

/** The reader of each file, which is loaded only when it runs. */
export const readers: Readonly<Record<ReaderName, () => Promise<Reader>>> = {
  options: async () => (await import('./read-options.ts')).readOptions,
  'dev-server': async () => (await import('./read-dev-server.ts')).readDevServer,
  cli: async () => (await import('./read-cli.ts')).readCli,
  plugins: async () => (await import('./read-plugins.ts')).readPlugins,
  hooks: async () => (await import('./read-hooks.ts')).readHooks,
  modules: async () => (await import('./read-modules.ts')).readModules,
  loaders: async () => (await import('./read-loaders.ts')).readLoaders,
  stats: async () => (await import('./read-stats.ts')).readStats,
  defaults: async () => (await import('./read-defaults.ts')).readDefaults,
  node: async () => (await import('./read-node.ts')).readNode,
  errors: async () => (await import('./read-errors.ts')).readErrors,
}
