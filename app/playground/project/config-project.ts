import type {Project} from '../protocol.ts'

const FILE = 'webpack.config.ts'

/** A project of one configuration: a module, or only its value, which may be JSON. */
export function createConfigProject(text: string): Project {
  const isLiteral = /^(?:\s|\/\/.*|\/\*[^]*?\*\/)*[{[]/.test(text)
  const code = isLiteral ? `export default (${text.replace(/;\s*$/, '')}\n)` : text
  return {files: new Map([[FILE, code]]), config: FILE}
}
