import type {FactFile, Facts} from '#contract/webpack.ts'

type Reader = () => Facts | Promise<Facts>

/** The reader of each file of facts, which is loaded only when it runs. */
export const readers: Readonly<Record<FactFile, () => Promise<Reader>>> = {
  options: async () => (await import('./read-options.ts')).readOptions,
  'dev-server': async () => (await import('./read-dev-server.ts')).readDevServer,
  cli: async () => (await import('./read-cli.ts')).readCli,
  plugins: async () => (await import('./read-plugins.ts')).readPlugins,
  hooks: async () => (await import('./read-hooks.ts')).readHooks,
  modules: async () => (await import('./read-modules.ts')).readModules,
  loaders: async () => (await import('./read-loaders.ts')).readLoaders,
  stats: async () => (await import('./read-stats.ts')).readStats,
  node: async () => (await import('./read-node.ts')).readNode,
  errors: async () => (await import('./read-errors.ts')).readErrors,
}
