import type {Fact, Facts} from '#contract/webpack.ts'
import {collectValues} from './collect-values.ts'
import {packageVersion, readPackageJson, requireDocumented} from './documented.ts'
import {buildFact, sortFacts} from './fact.ts'
import {buildFlags} from './flags.ts'
import {callMethod} from './live-objects.ts'
import {listPaths} from './schema-paths.ts'
import {buildType, listValues} from './schema-type.ts'
import type {Schema} from './schema.ts'
import {loadWebpack} from './webpack-module.ts'

/** Reads what webpack-dev-server takes, and what its class offers. */
export async function readDevServer(): Promise<Facts> {
  const {default: Server}: {default: DevServer} = requireDocumented('webpack-dev-server')
  const defaults = await readDefaults(Server)
  const schema = readServerSchema()
  const options = [
    ...buildOptions(schema, '', defaults, buildFlags(loadWebpack().cli.getArguments(schema))),
    ...buildOptions(readMiddlewareSchema(), 'devMiddleware', defaults, new Map()),
  ]
  return {
    package: 'webpack-dev-server',
    version: packageVersion('webpack-dev-server'),
    facts: sortFacts([...options, ...buildMethods(Server)]),
  }
}

/** What webpack-dev-server checks its options by. */
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

function buildOptions(
  schema: Schema,
  prefix: string,
  defaults: ReadonlyMap<string, string>,
  flags: ReadonlyMap<string, string>,
): Fact[] {
  const {properties} = listPaths(schema, prefix)
  return properties.map(({path, nodes, since, deprecated, experimental}) => {
    const value = defaults.get(path)
    return buildFact('dev-server', path, {
      type: buildType(nodes, schema),
      values: listValues(nodes, schema),
      default: {development: value, production: value},
      since,
      deprecated,
      experimental,
      flag: flags.get(path),
    })
  })
}

function buildMethods(Server: DevServer): Fact[] {
  const own = Object.getOwnPropertyNames(Server.prototype).filter(name => name !== 'constructor')
  const shared = Object.getOwnPropertyNames(Server).filter(name => !builtIn.has(name))
  return [
    ...own.map(name => buildFact('server-method', name)),
    ...shared.map(name => buildFact('server-method', `static ${name}`)),
  ]
}

/** What every class has, and what is there for CommonJS. */
const builtIn = new Set(['length', 'name', 'prototype', 'default'])
