import type {FactFile, Facts} from '#contract/webpack.ts'

type Reader = () => Facts | Promise<Facts>

/** Who reads each file of facts; a reader is loaded only where it runs. */
export const readers: Readonly<Partial<Record<FactFile, () => Promise<Reader>>>> = {
  hooks: async () => (await import('./read-hooks.ts')).readHooks,
  plugins: async () => (await import('./read-plugins.ts')).readPlugins,
  cli: async () => (await import('./read-cli.ts')).readCli,
  'dev-server': async () => (await import('./read-dev-server.ts')).readDevServer,
  options: async () => (await import('./read-options.ts')).readOptions,
}
