import {describe, expect, test} from 'vitest'
import {findBreakingChanges} from '../../../../tools/authoring/publish-contract/breaking-changes.ts'

type Schema = Readonly<Record<string, unknown>>

const text = {type: 'string'}
const amount = {type: 'number'}

function object(properties: Schema, required: readonly string[] = Object.keys(properties)): Schema {
  return {type: 'object', properties, required}
}

function compare(released: Schema, current: Schema): string[] {
  const shapeOf = (schema: Schema) => ({endpoints: {}, schemas: {page: schema}})
  return findBreakingChanges(shapeOf(released), shapeOf(current))
}

describe('findBreakingChanges reports', () => {
  test.each<[what: string, released: Schema, current: Schema, finding: string]>([
    ['a field that is gone', object({title: text}), object({}), 'page.json: title is gone.'],
    [
      'an optional field that is gone',
      object({title: text}, []),
      object({}),
      'page.json: title is gone.',
    ],
    [
      'a field that became optional',
      object({title: text}),
      object({title: text}, []),
      'page.json: title is now optional, but was required.',
    ],
    [
      'another type',
      object({title: text}),
      object({title: amount}),
      'page.json: title may be a number, was a string.',
    ],
    [
      'one more type',
      object({title: text}),
      object({title: {type: ['string', 'null']}}),
      'page.json: title may be null, was a string.',
    ],
    [
      'a type that is left open',
      object({title: text}),
      object({title: {}}),
      'page.json: title may be anything, was a string.',
    ],
    [
      'numbers where there were integers',
      object({size: {type: 'integer'}}),
      object({size: amount}),
      'page.json: size may be a number, was an integer.',
    ],
    [
      'a new value of an enum',
      object({level: {enum: [2, 3]}}),
      object({level: {enum: [2, 3, 4]}}),
      'page.json: level may be 4, was 2 or 3.',
    ],
    [
      'a value that is no longer fixed',
      object({type: {const: 'file'}}),
      object({type: text}),
      'page.json: type may be a string, was "file".',
    ],
    [
      'another fixed value',
      {const: 'v1'},
      {const: 'v2'},
      'page.json: the file may be "v2", was "v1".',
    ],
    [
      'other items',
      {type: 'array', items: text},
      {type: 'array', items: amount},
      'page.json: the file[] may be a number, was a string.',
    ],
    [
      'items that are left open',
      {type: 'array', items: text},
      {type: 'array'},
      'page.json: the file[] may be anything, was a string.',
    ],
    [
      'other values of a record',
      {type: 'object', additionalProperties: text},
      {type: 'object', additionalProperties: amount},
      'page.json: * may be a number, was a string.',
    ],
    [
      'a record whose values are left open',
      {type: 'object', additionalProperties: text},
      {type: 'object'},
      'page.json: * may be anything, was a string.',
    ],
    [
      'a field of a record that does not look like the others',
      {type: 'object', additionalProperties: text},
      {type: 'object', properties: {size: amount}, additionalProperties: text},
      'page.json: size may be a number, was a string.',
    ],
    [
      'other keys of a record',
      {type: 'object', propertyNames: {enum: ['a']}, additionalProperties: text},
      {type: 'object', propertyNames: {enum: ['a', 'b']}, additionalProperties: text},
      'page.json: a key of the file may be "b", was "a".',
    ],
    [
      'an object that closes',
      object({}),
      {...object({}), additionalProperties: false},
      'page.json: the file does not allow further fields, so no field could be added later.',
    ],
    [
      'an object that opens',
      {...object({}), additionalProperties: false},
      object({}),
      'page.json: the file may have any other field, was closed.',
    ],
    [
      'a new field of a closed object',
      {...object({}), additionalProperties: false},
      {...object({size: amount}), additionalProperties: false},
      'page.json: the file may have the field “size”, was closed.',
    ],
    [
      'a looser limit',
      {type: 'string', minLength: 3},
      {type: 'string', minLength: 2},
      'page.json: the file: “minLength” is 2, was 3.',
    ],
    [
      'a limit that is gone',
      {type: 'integer', maximum: 9},
      {type: 'integer'},
      'page.json: the file: “maximum” is gone, was 9.',
    ],
    [
      'another pattern',
      {type: 'string', pattern: '^/'},
      {type: 'string', pattern: '^.'},
      'page.json: the file: “pattern” is "^.", was "^/".',
    ],
    [
      'what it cannot compare',
      {type: 'string', not: {const: ''}},
      {type: 'string'},
      'page.json: the file uses “not”, which cannot be compared.',
    ],
  ])('%s', (_, released, current, finding) => {
    expect(compare(released, current)).toEqual([finding])
  })

  test('files and URLs that are gone or elsewhere', () => {
    const released = {
      endpoints: {tree: 'data/v1/tree.json', nav: 'data/v1/nav.json'},
      schemas: {tree: {}, nav: {}},
    }
    const current = {endpoints: {nav: 'data/v1/menu.json'}, schemas: {nav: {}}}
    expect(findBreakingChanges(released, current)).toEqual([
      'data/v1/tree.json is gone.',
      'data/v1/nav.json moved to data/v1/menu.json.',
      'schema/tree.json is gone.',
    ])
  })
})

describe('findBreakingChanges allows', () => {
  test.each<[what: string, released: Schema, current: Schema]>([
    ['a new field', object({}), object({title: text})],
    ['a new optional field', object({}), object({title: text}, [])],
    ['a field that is always there now', object({title: text}, []), object({title: text})],
    ['a new description', {...text, description: 'A'}, {...text, description: 'B', title: 'C'}],
    ['integers where there were numbers', amount, {type: 'integer'}],
    ['fewer values of an enum', {enum: ['a', 'b']}, {enum: ['a']}],
    ['a fixed value instead of a type', text, {const: 'a'}],
    ['one type of two', {type: ['string', 'null']}, text],
    ['an enum that is written as a union', {enum: [2, 3]}, {anyOf: [{const: 3}, {const: 2}]}],
    ['a tighter limit', {type: 'string', maxLength: 9}, {type: 'string', maxLength: 5}],
    ['a new limit', text, {type: 'string', pattern: '^/'}],
    ['anything, where anything was allowed', object({any: {}}), object({any: amount})],
    ['values that are each described', {type: 'object'}, object({title: text})],
  ])('%s', (_, released, current) => {
    expect(compare(released, current)).toEqual([])
  })

  test('new files', () => {
    const current = {endpoints: {posts: 'data/v1/posts.json'}, schemas: {posts: {}}}
    expect(findBreakingChanges({endpoints: {}, schemas: {}}, current)).toEqual([])
  })
})

/** A tree of nodes that hold nodes, by names. */
function nodes(kinds: Readonly<Record<string, Schema>>, root = 'Node'): Schema {
  return {$ref: `#/$defs/${root}`, $defs: kinds}
}

const children = {type: 'array', items: {$ref: '#/$defs/Node'}}
const leaf = object({type: {const: 'leaf'}, value: text})
const branch = object({type: {const: 'branch'}, children})
const tree = nodes({
  Node: {oneOf: [{$ref: '#/$defs/Leaf'}, {$ref: '#/$defs/Branch'}]},
  Leaf: leaf,
  Branch: branch,
})

describe('findBreakingChanges, where schemas refer to themselves,', () => {
  test('ends', () => {
    expect(compare(tree, tree)).toEqual([])
    const list = {...object({next: {$ref: '#'}}, []), description: 'A list'}
    expect(compare(list, list)).toEqual([])
    const nothing = nodes({Node: {anyOf: [{$ref: '#/$defs/Node'}, text]}})
    expect(compare(nothing, nothing)).toEqual([])
    expect(compare(nodes({Node: {$ref: '#/$defs/Node'}}), text)).not.toEqual([])
  })

  test('says once and by its name what changed', () => {
    const changed = nodes({
      Node: {oneOf: [{$ref: '#/$defs/Leaf'}, {$ref: '#/$defs/Branch'}]},
      Leaf: object({type: {const: 'leaf'}, value: {anyOf: [text, {type: 'null'}]}}),
      Branch: branch,
    })
    expect(compare(tree, changed)).toEqual([
      'page.json: Leaf (leaf).value may be null, was a string.',
    ])
  })

  test('does not mind how definitions are named or where they stand', () => {
    const renamed = nodes(
      {
        Tree: {
          anyOf: [
            object({
              type: {const: 'branch'},
              children: {type: 'array', items: {$ref: '#/$defs/Tree'}},
            }),
            leaf,
          ],
        },
      },
      'Tree',
    )
    expect(compare(tree, renamed)).toEqual([])
  })

  test('reports a new kind of node, and allows that one is gone', () => {
    const one = nodes({Node: {oneOf: [leaf]}})
    expect(compare(one, tree)).toEqual([
      'page.json: Node may be an object with type "branch", was an object with type "leaf".',
    ])
    expect(compare(tree, one)).toEqual([])
  })
})
