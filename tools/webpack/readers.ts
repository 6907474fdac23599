import type {FactFile, Facts} from '#contract/webpack.ts'

type Reader = () => Facts | Promise<Facts>

/** Who reads each file of facts; a reader is loaded only where it runs. */
export const readers: Readonly<Partial<Record<FactFile, () => Promise<Reader>>>> = {
  hooks: async () => (await import('./read-hooks.ts')).readHooks,
  plugins: async () => (await import('./read-plugins.ts')).readPlugins,
  options: async () => (await import('./read-options.ts')).readOptions,
}
