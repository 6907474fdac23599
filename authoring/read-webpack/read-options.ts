import type {Fact, Facts} from '#contract/webpack.ts'
import {buildAliasRules} from './alias-rules.ts'
import {collectValues} from './collect-values.ts'
import {openDeclarations} from './declarations.ts'
import {readPackageJson} from './documented.ts'
import {buildFact, buildFacts} from './fact.ts'
import {buildFlags} from './flags.ts'
import {createFunctionTypes} from './function-types.ts'
import {findHomes, listPaths, type SchemaProperty} from './schema-paths.ts'
import {describeProperty} from './schema-type.ts'
import type {Schema} from '#contract/private/webpack-schema.ts'
import {loadWebpack} from './webpack-module.ts'

/** Reads the options of webpack: what its schema says, and what its own defaults are. */
export function readOptions(): Facts {
  const schema: Schema = readPackageJson('webpack', 'schemas/WebpackOptions.json')
  const {properties, repeated} = listPaths(schema)
  const {homes, aliases} = findHomes(properties)
  const names = new Set(homes.map(({path}) => path))
  const development = readDefaults('development')
  const production = readDefaults('production')
  const declarations = openDeclarations('webpack', 'types.d.ts')
  const findFunctions = createFunctionTypes(declarations, [declarations.findType('Configuration')])
  const flags = buildFlags(loadWebpack().cli.getArguments())
  const buildOption = (property: SchemaProperty): Fact => {
    const {path} = property
    return buildFact('option', path, {
      ...describeProperty(property, schema, findFunctions),
      default: {development: development.get(path), production: production.get(path)},
      flag: flags.get(path),
    })
  }
  return {
    ...buildFacts('webpack', homes.map(buildOption)),
    aliases: buildAliasRules({aliases, homes: names, repeated}),
  }
}

/** webpack's defaults in a mode, by the path of the option. */
function readDefaults(mode: string): Map<string, string> {
  const {getNormalizedWebpackOptions, applyWebpackOptionsDefaults} = loadWebpack().config
  const options = getNormalizedWebpackOptions({mode})
  applyWebpackOptionsDefaults(options)
  const values = collectValues(options)
  values.delete('mode') // was given
  return values
}
