import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {extname} from 'node:path'
import {pathToFileURL} from 'node:url'
import {NoAnswerError} from '../answer.ts'
import {isInstalled} from './stand-ins.ts'

/** Loads what a configuration file exports, in any language that webpack-cli takes. */
export async function loadModule(file: string): Promise<unknown> {
  const parse = parsers[extname(file).toLowerCase()]
  const exported = parse ? await parse(file) : await loadScript(file)
  return unwrap(exported) ?? {}
}

type Parser = (file: string) => Promise<unknown>

/** Formats without code. Their parsers are packages of the project. */
const parsers: Readonly<Record<string, Parser>> = {
  '.json': async file => JSON.parse(await readFile(file, 'utf8')),
  '.json5': parseWith(['json5', 'parse']),
  '.yaml': parseWith(['js-yaml', 'load'], ['yaml', 'parse']),
  '.yml': parseWith(['js-yaml', 'load'], ['yaml', 'parse']),
  '.toml': parseWith(['toml', 'parse'], ['smol-toml', 'parse']),
}

/** Parses with the first of these packages that the project has. */
function parseWith(...packages: ReadonlyArray<readonly [name: string, method: string]>): Parser {
  return async file => {
    const text = await readFile(file, 'utf8')
    for (const [name, method] of packages) {
      if (!isInstalled(name, file)) continue
      const loaded: Record<string, unknown> = createRequire(file)(name)
      const parse = loaded[method] ?? Object(loaded['default'])[method]
      if (typeof parse === 'function') return parse(text)
    }
    const names = packages.map(([name]) => name).join(' or ')
    throw new NoAnswerError(
      `To read ${extname(file)} files, install ${names}: npm install --save-dev ${packages[0]?.[0]}`,
    )
  }
}

/** Imports a script, with the compiler of the project if Node.js cannot import it. */
async function loadScript(file: string): Promise<unknown> {
  try {
    return await import(pathToFileURL(file).href)
  } catch (error) {
    if (!needsCompiler(file, error)) throw error
    const failure = registerCompiler(file)
    if (failure !== undefined) throw new NoAnswerError(failure, {cause: error})
    return createRequire(file)(file)
  }
}

/**
 * Whether another loader may succeed: the file is not JavaScript, or is a CommonJS module in a
 * package of ES modules, or the other way round.
 */
function needsCompiler(file: string, error: unknown): boolean {
  return !/\.[cm]?js$/.test(file) || file.endsWith('.babel.js') || isMixed(error)
}

function isMixed(error: unknown): boolean {
  return /require is not defined|module is not defined|exports is not defined/.test(String(error))
}

/** Registers a compiler for the language of a file, as webpack-cli does; returns why there is none. */
function registerCompiler(file: string): string | undefined {
  const prepared = tryTo(() => {
    const {extensions} = requireFromCli(file, 'interpret')
    requireFromCli(file, 'rechoir').prepare(extensions, file)
    return true
  })
  const isKnown = prepared || tryTo(() => (requireInstalled(file, 'tsx/cjs'), true))
  if (isKnown) return undefined
  return `${extname(file)} files need a compiler in the project, unless Node.js removes types itself, which it does from 22.18 and 23.6 on: npm install --save-dev tsx`
}

/** Loads a package that webpack-cli needs as well, from where it is installed. */
export function requireFromCli(file: string, name: string) {
  const cli = isInstalled('webpack-cli', file)
    ? createRequire(file).resolve('webpack-cli/package.json')
    : undefined
  return requireInstalled(cli ?? file, name)
}

/** Fails if a package is missing: nothing stands in for what is needed here. */
function requireInstalled(file: string, name: string) {
  if (!isInstalled(name, file)) throw new Error(`${name} is not installed`)
  return createRequire(file)(name)
}

/** The default export, also of compiled modules. */
function unwrap(exported: unknown): unknown {
  let value = exported
  for (let depth = 0; depth < 2; depth++) {
    if (typeof value !== 'object' || value === null || !('default' in value)) return value
    value = value.default
  }
  return value
}

function tryTo<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
