import {realpathSync} from 'node:fs'
import {dirname, sep} from 'node:path'
import type {Fact, Facts} from '#contract/webpack.ts'
import {buildAliasRules} from './alias-rules.ts'
import {packageFolder, packageVersion, readPackageJson} from './documented.ts'
import {buildFact, sortFacts} from './fact.ts'
import {buildFlags} from './flags.ts'
import {findHomes, listPaths, type SchemaProperty} from './schema-paths.ts'
import {buildType, listValues} from './schema-type.ts'
import type {Schema} from './schema.ts'
import {buildValueText, type Places} from './value-text.ts'
import {loadWebpack} from './webpack-module.ts'

/** Reads the options of webpack: what its schema says, and what its own defaults are. */
export function readOptions(): Facts {
  const schema: Schema = readPackageJson('webpack', 'schemas/WebpackOptions.json')
  const {properties, repeated} = listPaths(schema)
  const {homes, aliases} = findHomes(properties)
  const names = new Set(homes.map(({path}) => path))
  const development = readDefaults('development')
  const production = readDefaults('production')
  const flags = buildFlags(loadWebpack().cli.getArguments())
  const buildOption = ({path, nodes, since, deprecated, experimental}: SchemaProperty): Fact =>
    buildFact('option', path, {
      type: buildType(nodes, schema),
      values: listValues(nodes, schema),
      default: {development: development.get(path), production: production.get(path)},
      since,
      deprecated,
      experimental,
      flag: flags.get(path),
    })
  return {
    package: 'webpack',
    version: packageVersion('webpack'),
    facts: sortFacts(homes.map(buildOption)),
    aliases: buildAliasRules({aliases, homes: names, repeated}),
  }
}

/** What webpack takes for granted in a mode, by the path of the option. */
function readDefaults(mode: string): Map<string, string> {
  const {getNormalizedWebpackOptions, applyWebpackOptionsDefaults} = loadWebpack().config
  const options = getNormalizedWebpackOptions({mode})
  applyWebpackOptionsDefaults(options)
  const places: Places = [
    [process.cwd(), 'process.cwd()'],
    [`${dirname(realpathSync(packageFolder('webpack')))}${sep}`, NODE_MODULES],
    [dirname(realpathSync(packageFolder('webpack'))), NODE_MODULES],
  ]
  const found = new Map<string, string>()
  collectValues(options, '', (path, value) => found.set(path, buildValueText(value, places)))
  return found
}

/** Where webpack is installed: below the folder of the project, as a rule. */
const NODE_MODULES = 'path.join(process.cwd(), "node_modules")'

/** Tells of every value and of the objects that hold it, by its path. */
function collectValues(
  value: unknown,
  path: string,
  tell: (path: string, value: unknown) => void,
): void {
  if (value === undefined) return
  if (path !== '') tell(path, value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  for (const [name, field] of Object.entries(value)) {
    collectValues(field, path === '' ? name : `${path}.${name}`, tell)
  }
}
