import {describe, expect, test} from 'vitest'
import {listChanges} from '../../../../tools/authoring/publish-contract/contract-changes.ts'

const page = {
  type: 'object',
  description: 'One page.',
  properties: {
    title: {type: 'string', minLength: 1},
    description: {type: 'string'},
    kind: {enum: ['a', 'b']},
    body: {$ref: '#/$defs/Node'},
  },
  required: ['title', 'description'],
  $defs: {Node: {anyOf: [{type: 'string'}, {type: 'null'}]}},
}

const endpoints = {page: 'data/v1/pages/{path}.json'}

/** The changes of a schema. */
function changesTo(schema: object): string[] {
  return listChanges({endpoints, schemas: {page}}, {endpoints, schemas: {page: schema}})
}

const withField = (name: string, field: object) => ({
  ...page,
  properties: {...page.properties, [name]: field},
})

describe('an addition is not a change:', () => {
  test.each([
    ['the same contract', page],
    ['another description', {...page, description: 'A page.'}],
    ['a field', withField('later', {type: 'number'})],
    ['a required field', {...page, required: ['body', 'title', 'description']}],
    ['a definition', {...page, $defs: {...page.$defs, Other: {type: 'string'}}}],
  ])('%s', (_, schema) => {
    expect(changesTo(schema)).toEqual([])
  })

  test('a file', () => {
    const after = {endpoints: {...endpoints, tree: 'tree.json'}, schemas: {page, tree: {}}}
    expect(listChanges({endpoints, schemas: {page}}, after)).toEqual([])
  })
})

describe('what is not an addition is listed:', () => {
  const {description: _, ...otherFields} = page.properties
  test.each([
    ['schemas.page.properties.description is gone.', {...page, properties: otherFields}],
    ['schemas.page.required lacks "title".', {...page, required: ['description']}],
    [
      'schemas.page.properties.title.type is "number", was "string".',
      withField('title', {type: 'number', minLength: 1}),
    ],
    [
      'schemas.page.properties.title.minLength is absent, was 1.',
      withField('title', {type: 'string'}),
    ],
    [
      'schemas.page.properties.title.maxLength is 9, was absent.',
      withField('title', {type: 'string', minLength: 1, maxLength: 9}),
    ],
    [
      'schemas.page.properties.kind.enum.2 is "c", was absent.',
      withField('kind', {enum: ['a', 'b', 'c']}),
    ],
    ['schemas.page.properties.kind.enum.1 is absent, was "b".', withField('kind', {enum: ['a']})],
    [
      'schemas.page.additionalProperties is false, was absent.',
      {...page, additionalProperties: false},
    ],
    ['schemas.page.$defs.Node is gone.', {...page, $defs: {}}],
    [
      'schemas.page.$defs.Node.anyOf.2 is {"type":"number"}, was absent.',
      {...page, $defs: {Node: {anyOf: [...page.$defs.Node.anyOf, {type: 'number'}]}}},
    ],
  ])('%s', (change, schema) => {
    expect(changesTo(schema)).toEqual([change])
  })

  test('a file that is gone or has moved', () => {
    const after = {endpoints: {page: 'data/v1/page.json'}, schemas: {}}
    expect(listChanges({endpoints, schemas: {page}}, after)).toEqual([
      'endpoints.page is "data/v1/page.json", was "data/v1/pages/{path}.json".',
      'schemas.page is gone.',
    ])
  })
})
