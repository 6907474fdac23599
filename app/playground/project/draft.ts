import type {Project} from '../protocol.ts'

/** A project that a reader edits. */
export interface Draft extends Project {
  /** Name of the example that it started from. */
  readonly name: string
  /** Path of a second configuration, whose build is compared with that of the first. */
  readonly second?: string | undefined
}

/** Whether a path stays in the folder of a project, on every system. */
export function isSafePath(path: string): boolean {
  return /^[^\\:\0]+$/.test(path) && path.split('/').every(part => !/^\.{0,2}$/.test(part))
}

/** `webpack.config.js`, `config/webpack.production.mjs` */
export function isConfigPath(path: string): boolean {
  return /(?:^|\/)webpack\.(?:[\w-]+\.)*[cm]?js$/.test(path)
}

/** Adds a copy of the configuration, to be edited and compared with the first. */
export function addSecond(draft: Draft): Draft {
  const {files, config = 'webpack.config.mjs'} = draft
  const second = config.replace(/[^/]+$/, name => name.replace(/^webpack\.|^/, 'webpack.second.'))
  const text = files.get(config) ?? 'export default {};\n'
  return {...draft, second, files: new Map([...files, [second, text]])}
}
