import type {Fact, Facts} from '#contract/webpack.ts'
import {openDeclarations, type Declarations} from './declarations.ts'
import {listExports, type Exported} from './exports.ts'
import {buildFact, buildFacts} from './fact.ts'
import {createFunctionTypes, type FindFunctions} from './function-types.ts'
import {fieldOf, isClass} from './live-objects.ts'
import {findSourceFile, readWholeSchema, schemasNamedBy} from './plugin-schema.ts'
import {listParameters, readSignature} from './plugin-signature.ts'
import {listPaths} from './schema-paths.ts'
import {describeProperty} from './schema-type.ts'
import {loadWebpack} from './webpack-module.ts'

/** Reads the plugins that webpack exports, and the arguments of each. */
export function readPlugins(): Facts {
  const declarations = openDeclarations('webpack', 'types.d.ts')
  const plugins = listExports(loadWebpack()).filter(({value}) => isPlugin(value))
  return buildFacts(
    'webpack',
    plugins.flatMap(plugin => buildPlugin(plugin, declarations)),
  )
}

/** Whether an export is a plugin: a class with `apply` and a name that says so. */
export function isPlugin(value: unknown): boolean {
  if (!isClass(value) || !String(fieldOf(value, 'name')).endsWith('Plugin')) return false
  return typeof fieldOf(fieldOf(value, 'prototype'), 'apply') === 'function'
}

function buildPlugin(plugin: Exported, declarations: Declarations): Fact[] {
  const {name, value, isDeprecated} = plugin
  const own = buildFact('plugin', name, {deprecated: isDeprecated})
  const className = String(fieldOf(value, 'name'))
  const byName = new Map<string, Fact>()
  const schemas = schemasOf(value)
  const types = listParameters(declarations, name).map(({own: type}) => type)
  const findFunctions = createFunctionTypes(declarations, types)
  for (const schema of schemas) {
    for (const fact of optionsOf(schema, className, findFunctions)) byName.set(fact.id, fact)
  }
  if (schemas.length > 0) return [own, ...byName.values()]
  const {fields, others} = readSignature(declarations, name)
  if (fields.length > 0 && configured.has(className) && others.length === 0) return [own]
  for (const {name: field, of, type} of fields) {
    const fact = configured.has(className)
      ? buildFact('plugin-argument', `${className}(${of})`)
      : buildFact('plugin-option', `${className}.${field}`, {type})
    byName.set(fact.id, fact)
  }
  for (const {name: parameter, type} of others) {
    const argument = buildFact('plugin-argument', `${className}(${parameter})`, {type})
    byName.set(argument.id, argument)
  }
  return [own, ...byName.values()]
}

/** Plugins that take options of the configuration, which are separate facts. */
const configured = new Set(['EntryPlugin', 'ExternalsPlugin', 'SplitChunksPlugin'])

/** The plugin's own schemas, with which it checks its options. */
function schemasOf(value: unknown): string[] {
  const file = findSourceFile(value)
  return file === undefined ? [] : schemasNamedBy(file)
}

/** The options of a schema, unless it only refers to those of the configuration. */
function optionsOf(path: string, className: string, findFunctions: FindFunctions): Fact[] {
  const schema = readWholeSchema(path)
  if (schema.$ref?.startsWith('#/definitions/') && schema.properties === undefined) return []
  return listPaths(schema).properties.map(property => {
    const details = describeProperty(property, schema, findFunctions)
    return buildFact('plugin-option', `${className}.${property.path}`, details)
  })
}
