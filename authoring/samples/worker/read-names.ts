import {createRequire} from 'node:module'
import webpack, {type Compiler} from 'webpack'
import type {Names} from './finding.ts'

const require = createRequire(import.meta.url)

/** The parts of the program of webpack-cli that are read here. */
interface Program {
  commands: Array<{name(): string; aliases(): string[]; options: Option[]}>
  options: Option[]
}
interface Option {
  long: string
  short?: string
}

/** Reads the flags of every command, and the hooks of what plugins tap. */
export async function readNames(): Promise<Names> {
  const hooks = await readHooks()
  return {flags: await readFlags(), hooks}
}

/** Lets webpack-cli prepare its help for all commands, and reads what it has prepared. */
async function readFlags(): Promise<Record<string, string[]>> {
  const {default: Cli} = await import(require.resolve('webpack-cli'))
  const WebpackCli = Cli.default ?? Cli
  const cli = new WebpackCli()
  const quiet = () => undefined
  const levels = ['raw', 'log', 'info', 'error', 'warn', 'success']
  cli.logger = {...cli.logger, ...Object.fromEntries(levels.map(level => [level, quiet]))}
  const exit = process.exit.bind(process)
  const end = new Error('The help is prepared.')
  process.exit = () => {
    throw end
  }
  try {
    await cli.run(['node', 'webpack', '--help=verbose'])
  } catch (error) {
    if (error !== end) throw error
  } finally {
    process.exit = exit
  }
  const {commands, options}: Program = cli.program
  const flags: Record<string, string[]> = {'': options.flatMap(namesOf)}
  for (const command of commands) {
    for (const name of [command.name(), ...command.aliases()]) {
      flags[name] = command.options.flatMap(namesOf)
    }
  }
  return flags
}

function namesOf({long, short}: Option): string[] {
  return short === undefined ? [long] : [long, short]
}

/** Builds an empty module, and reads the hooks of the objects that take part. */
async function readHooks(): Promise<Names['hooks']> {
  const hooks: Record<string, Record<string, string>> = {}
  const add = (name: string, holder: {hooks: object}) => {
    hooks[name] ??= Object.fromEntries(
      Object.entries(holder.hooks).map(([hook, value]) => [hook, classOf(value)]),
    )
  }
  const spy = (compiler: Compiler) => {
    add('Compiler', compiler)
    add('Cache', compiler.cache)
    compiler.hooks.compilation.tap('Spy', (compilation, params) => {
      add('Compilation', compilation)
      add('NormalModuleFactory', params.normalModuleFactory)
      add('ContextModuleFactory', params.contextModuleFactory)
      params.normalModuleFactory.hooks.parser
        .for('javascript/esm') // the type of a data: URL
        .tap('Spy', parser => add('JavascriptParser', parser))
    })
    add('ResolverFactory', compiler.resolverFactory)
    compiler.resolverFactory.hooks.resolver
      .for('normal')
      .tap('Spy', resolver => add('Resolver', resolver))
  }
  const entry = 'data:text/javascript,'
  const compiler = webpack({mode: 'none', entry, plugins: [spy]})
  add('MultiCompiler', webpack([]))
  await new Promise<void>((resolve, reject) => {
    compiler.hooks.shouldEmit.tap('Spy', () => false)
    compiler.run(error => (error ? reject(error) : resolve()))
  })
  await new Promise(resolve => compiler.close(resolve))
  return hooks
}

function classOf(hook: unknown): string {
  return typeof hook === 'object' && hook !== null ? hook.constructor.name : ''
}
