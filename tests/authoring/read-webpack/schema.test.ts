import {expect, test} from 'vitest'
import {findHome} from '#contract/fact-home.ts'
import {buildAliasRules} from '../../../authoring/read-webpack/alias-rules.ts'
import {findHomes, listPaths} from '../../../authoring/read-webpack/schema-paths.ts'
import {buildType, listValues} from '../../../authoring/read-webpack/schema-type.ts'
import type {Schema} from '#contract/private/webpack-schema.ts'

const rule: Schema = {
  type: 'object',
  properties: {
    test: {$ref: '#/definitions/Condition'},
    exclude: {$ref: '#/definitions/Condition'},
    oneOf: {type: 'array', items: {$ref: '#/definitions/Rule'}},
  },
}

const schema: Schema = {
  definitions: {
    Rule: rule,
    Condition: {
      anyOf: [{instanceof: 'RegExp'}, {type: 'string'}, {$ref: '#/definitions/Conditions'}],
    },
    Conditions: {type: 'array', items: {$ref: '#/definitions/Condition'}},
    Names: {
      type: 'object',
      additionalProperties: {type: 'object', properties: {file: {type: 'string'}}},
    },
  },
  type: 'object',
  properties: {
    rules: {type: 'array', items: {$ref: '#/definitions/Rule'}},
    entry: {$ref: '#/definitions/Names'},
    laterEntry: {$ref: '#/definitions/Names', added: '5.1.0', experimental: true},
    old: {anyOf: [{type: 'string', deprecated: true}, {type: 'number'}]},
    gone: {type: 'string', deprecated: true},
  },
}

const {properties, repeated} = listPaths(schema)

test('the paths of a schema end in the name of a property, below lists and free keys as well', () => {
  const paths = properties.map(({path}) => path).join(' ')
  expect(paths).toBe(
    'rules rules[].test rules[].exclude rules[].oneOf entry entry.<key>.file ' +
      'laterEntry laterEntry.<key>.file old gone',
  )
  expect([...repeated]).toEqual([
    ['rules[].test[]', 'rules[].test'],
    ['rules[].exclude[]', 'rules[].exclude'],
    ['rules[].oneOf[]', 'rules[]'],
  ])
})

test('the paths of a schema know what is said of the property, not of one of its alternatives', () => {
  const marked = properties.filter(each => each.deprecated || each.experimental || each.since)
  expect(marked).toMatchObject([
    {path: 'laterEntry', since: '5.1.0', deprecated: false, experimental: true},
    {path: 'gone', deprecated: true, experimental: false},
  ])
})

test('the paths of a schema have one home each, from which the others can be found', () => {
  const {homes, aliases} = findHomes(properties)
  expect([...aliases]).toEqual([['laterEntry.<key>.file', 'entry.<key>.file']])
  const names = new Set(homes.map(({path}) => path))
  const rules = buildAliasRules({aliases, homes: names, repeated})
  expect(rules).toEqual({laterEntry: 'entry', 'rules[].oneOf[]': 'rules[]'})
  const find = (path: string) => findHome(path, rules, name => names.has(name))
  expect(find('rules[].oneOf[].oneOf[].test')).toBe('rules[].test')
  expect(find('laterEntry.<key>.other')).toBeUndefined()
})

const typeOf = (node: Schema) => buildType([node], schema)

test.each<[Schema, string]>([
  [{type: 'boolean'}, 'boolean'],
  [{enum: [true, false, 'auto']}, 'boolean | "auto"'],
  [{anyOf: [{enum: ['a']}, {type: 'string'}]}, '"a" | string'],
  [
    {type: 'array', items: {anyOf: [{type: 'string'}, {instanceof: 'RegExp'}]}},
    '(string | RegExp)[]',
  ],
  [{type: 'array', items: {type: 'integer'}}, 'number[]'],
  [{$ref: '#/definitions/Names'}, 'Record<string, object>'],
  [{$ref: '#/definitions/Condition'}, 'RegExp | string | Condition[]'],
  [rule, 'object'],
  [{instanceof: 'Function', tsType: '((name: string) => boolean)'}, '(name: string) => boolean'],
  [{instanceof: 'Function', tsType: "import('../lib/A').B"}, 'Function'],
  [{type: 'object', tsType: "import('net').ListenOptions"}, 'ListenOptions'],
])('the type of a schema of %j is %s', (node, type) => {
  expect(typeOf(node)).toBe(type)
})

test('the type of a schema has the functions that are declared elsewhere', () => {
  const node: Schema = {
    anyOf: [{instanceof: 'Function'}, {type: 'array', items: {instanceof: 'Function'}}],
  }
  const findFunctions = (path: string) => [`(of: "${path}") => void`]
  expect(buildType([node], schema, {findFunctions, path: 'test'})).toBe(
    '((of: "test") => void) | ((of: "test[]") => void)[]',
  )
})

test('the type of a schema is a list of values if there are no others', () => {
  expect(listValues([{anyOf: [{type: 'boolean'}, {enum: ['auto']}]}], schema)).toEqual([
    'false',
    'true',
    '"auto"',
  ])
  expect(listValues([{anyOf: [{type: 'string'}, {enum: ['auto']}]}], schema)).toBeUndefined()
  expect(listValues([{type: 'boolean'}], schema)).toBeUndefined()
})
