import type {Fact, Facts} from '#contract/webpack.ts'
import {collectValues} from './collect-values.ts'
import {readPackageJson, requireDefault} from './documented.ts'
import {buildFact, buildFacts} from './fact.ts'
import {buildFlags} from './flags.ts'
import type {FindFunctions} from './function-types.ts'
import {callMethod} from './live-objects.ts'
import {listPaths} from './schema-paths.ts'
import {describeProperty} from './schema-type.ts'
import type {Schema} from '#contract/private/webpack-schema.ts'
import {openServerTypes} from './server-types.ts'
import {loadWebpack} from './webpack-module.ts'

/** Reads what webpack-dev-server takes, and what its class offers. */
export async function readDevServer(): Promise<Facts> {
  const Server = requireDefault<DevServer>('webpack-dev-server')
  const defaults = await readDefaults(Server)
  const schema = readServerSchema()
  const flags = buildFlags(loadWebpack().cli.getArguments(schema))
  const {findFunctions, members} = openServerTypes()
  const own = {defaults, findFunctions, flags}
  const options = [
    ...buildOptions(schema, '', own),
    ...buildOptions(readMiddlewareSchema(), 'devMiddleware', {...own, flags: new Map()}),
  ]
  return buildFacts('webpack-dev-server', [...options, ...buildMethods(Server, members)])
}

/** The schema with which webpack-dev-server checks its options. */
export function readServerSchema(): Schema {
  return readPackageJson('webpack-dev-server', 'lib/options.json')
}

/** `devMiddleware` is checked by the package that it configures. */
function readMiddlewareSchema(): Schema {
  return readPackageJson('webpack-dev-middleware', 'dist/options.json')
}

interface DevServer {
  new (options: object, compiler: unknown): {readonly options: object}
  readonly prototype: object
}

async function readDefaults(Server: DevServer): Promise<Map<string, string>> {
  const compiler = loadWebpack()({mode: 'development', entry: './main.js'})
  const server = new Server({}, compiler)
  await callMethod(server, 'normalizeOptions')
  return collectValues(server.options)
}

interface OptionSources {
  readonly defaults: ReadonlyMap<string, string>
  readonly findFunctions: FindFunctions
  readonly flags: ReadonlyMap<string, string>
}

function buildOptions(
  schema: Schema,
  prefix: string,
  {defaults, findFunctions, flags}: OptionSources,
): Fact[] {
  const {properties} = listPaths(schema, prefix)
  return properties.map(property => {
    const value = defaults.get(property.path)
    return buildFact('dev-server', property.path, {
      ...describeProperty(property, schema, findFunctions),
      default: {development: value, production: value},
      flag: flags.get(property.path),
    })
  })
}

function buildMethods(Server: DevServer, types: ReadonlyMap<string, string>): Fact[] {
  const own = Object.getOwnPropertyNames(Server.prototype).filter(name => name !== 'constructor')
  const shared = Object.getOwnPropertyNames(Server).filter(name => !builtIn.has(name))
  return [...own, ...shared.map(name => `static ${name}`)].map(name =>
    buildFact('server-method', name, {type: types.get(name)}),
  )
}

/** Members of every class, and exports for CommonJS. */
const builtIn = new Set(['length', 'name', 'prototype', 'default'])
