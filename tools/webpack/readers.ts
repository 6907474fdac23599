import type {FactFile, Facts} from '#contract/webpack.ts'

type Reader = () => Facts | Promise<Facts>

/** Who reads each file of facts; a reader is loaded only where it runs. */
export const readers: Readonly<Partial<Record<FactFile, () => Promise<Reader>>>> = {
  options: async () => (await import('./read-options.ts')).readOptions,
}
