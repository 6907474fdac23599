import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {findHome} from '#contract/fact-home.ts'
import type {Fact, Facts} from '#contract/webpack.ts'
import {loadProgram, type Program, type ProgramOption} from './cli-program.ts'
import {packageFolder} from './documented.ts'
import {buildFact, buildFacts} from './fact.ts'
import {readDevServer, readServerSchema} from './read-dev-server.ts'
import {readOptions} from './read-options.ts'
import {buildValueText} from '#contract/private/value-text.ts'
import {loadWebpack, type Argument} from './webpack-module.ts'

/** Reads the commands and flags of webpack-cli, and the environment variables that it uses. */
export async function readCli(): Promise<Facts> {
  const {cli} = loadWebpack()
  const [options, server] = [readOptions(), await readDevServer()]
  return {
    ...buildFacts('webpack-cli', await readProgram()),
    flags: sortKeys({
      ...findFlags(cli.getArguments(readServerSchema()), server),
      ...findFlags(cli.getArguments(), options),
      ...findShortFlags(await loadProgram(), options),
    }),
  }
}

/** Reads the commands of webpack-cli, its own flags and variables, without the flags of options. */
export async function readProgram(): Promise<Fact[]> {
  const {cli} = loadWebpack()
  const ofServer = cli.getArguments(readServerSchema())
  const known = new Set([...Object.keys(cli.getArguments()), ...Object.keys(ofServer)])
  const program = await loadProgram()
  return [
    ...program.commands.map(command =>
      buildFact('command', command.name(), {aliases: command.aliases()}),
    ),
    ...buildOwnFlags(program, known),
    ...readVariables(),
  ]
}

/** The flags that do not come from a schema. */
function buildOwnFlags({options, commands}: Program, known: ReadonlySet<string>): Fact[] {
  const flags = new Map<string, ProgramOption>()
  for (const option of [...options, ...commands.flatMap(command => command.options)]) {
    const name = option.long.replace(/^--/, '')
    const isKnown = known.has(name) || known.has(name.replace(/^no-/, ''))
    if (!isKnown && !flags.has(option.long)) flags.set(option.long, option)
  }
  return [...flags].map(([name, option]) => {
    const value =
      option.defaultValue === undefined ? undefined : buildValueText(option.defaultValue)
    return buildFact('flag', name, {
      aliases: option.short === undefined ? [] : [option.short],
      type: flagType(option),
      default: {development: value, production: value},
    })
  })
}

function flagType({required, optional, variadic, negate}: ProgramOption): string {
  if (negate || (!required && !optional)) return 'boolean'
  const type = variadic ? 'string[]' : 'string'
  return optional ? `boolean | ${type}` : type
}

/** The variables that the program reads, and those that it sets for configurations. */
function readVariables(): Fact[] {
  const file = join(packageFolder('webpack-cli'), 'lib', 'webpack-cli.js')
  const code = readFileSync(file, 'utf8')
  const found = [
    ...code.matchAll(/\benv\??\.((?:WEBPACK|NODE)_[A-Z_]+)/g),
    ...code.matchAll(/\b(WEBPACK_[A-Z_]+): true/g),
  ].map(([, name = '']) => name)
  return [...new Set(found)].map(name => buildFact('env', name))
}

/** The flags that set an option, except the one that its fact names. */
function findFlags(
  args: Readonly<Record<string, Argument>>,
  options: Facts,
): Record<string, string> {
  const byName = new Map(options.facts.map(fact => [fact.name, fact]))
  const found = Object.entries(args).map(([name, {configs}]): [string, string] => {
    const home = configs
      .flatMap(({path}) => [path, path.replace(/\[\]$/, '')])
      .map(path => findHome(path, options.aliases ?? {}, each => byName.has(each)))
      .find(path => path !== undefined)
    const fact = byName.get(home ?? '')
    if (fact === undefined) throw new Error(`--${name} sets no option that is known`)
    return [`--${name}`, fact.flag === `--${name}` ? '' : fact.id]
  })
  return Object.fromEntries(found.filter(([, id]) => id !== ''))
}

/** `-d` for `--devtool`, which sets an option. */
function findShortFlags({commands}: Program, {facts}: Facts): Record<string, string> {
  const ids = new Map(facts.map(({flag, id}) => [flag, id]))
  const found = commands
    .flatMap(command => command.options)
    .map(({short = '', long}): [string, string] => [short, ids.get(long) ?? ''])
  return Object.fromEntries(found.filter(([short, id]) => short !== '' && id !== ''))
}

function sortKeys(record: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
