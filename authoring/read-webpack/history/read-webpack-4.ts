import type {Fact} from '#contract/webpack.ts'
import {collectValues} from '../collect-values.ts'
import {readPackageJson} from '../documented.ts'
import {listExports} from '../exports.ts'
import {buildFact} from '../fact.ts'
import {callMethod, fieldOf, isObject} from '../live-objects.ts'
import {isPlugin} from '../read-plugins.ts'
import {listPaths} from '../schema-paths.ts'
import {buildType} from '../schema-type.ts'
import type {Schema} from '#contract/private/webpack-schema.ts'
import {loadWebpack} from '../webpack-module.ts'

/** Reads the options of webpack 4 and its defaults, which it computes in another way. */
export function readOptions4(): Fact[] {
  const schema: Schema = readPackageJson('webpack', 'schemas/WebpackOptions.json')
  const development = readDefaults('development')
  const production = readDefaults('production')
  return listPaths(schema).properties.map(({path, nodes}) =>
    buildFact('option', path, {
      type: buildType(nodes, schema),
      default: {development: development.get(path), production: production.get(path)},
    }),
  )
}

function readDefaults(mode: string): Map<string, string> {
  const Defaulter = fieldOf(loadWebpack(), 'WebpackOptionsDefaulter')
  if (typeof Defaulter !== 'function') throw new Error('webpack exports no defaults')
  const options = callMethod(Reflect.construct(Defaulter, []), 'process', {mode})
  const values = collectValues(Object(options))
  values.delete('mode') // was given
  return values
}

/** Reads the names that webpack 4 exports: it declares no types. */
export function readExports4(): Fact[] {
  return listExports(withoutRemoved(loadWebpack()))
    .filter(({value}) => typeof value !== 'object')
    .map(({name, value}) => buildFact(isPlugin(value) ? 'plugin' : 'export', name))
}

/** The exports that can be read: webpack 4 fails for those that it removed. */
function withoutRemoved(exported: object): object {
  const fields = Object.keys(Object.getOwnPropertyDescriptors(exported))
    .filter(name => !['length', 'name', 'prototype', 'arguments', 'caller'].includes(name))
    .map((name): [string, unknown] => [name, fieldOf(exported, name)])
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, unknown] => [
      name,
      typeof value === 'object' && isObject(value) ? withoutRemoved(value) : value,
    ])
  return Object.fromEntries(fields)
}
