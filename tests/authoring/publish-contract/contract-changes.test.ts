import {expect, test} from 'vitest'
import {listChanges} from '../../../authoring/publish-contract/contract-changes.ts'

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

function changesTo(schema: object): string[] {
  return listChanges({endpoints, schemas: {page}}, {endpoints, schemas: {page: schema}})
}

const withField = (name: string, field: object) => ({
  ...page,
  properties: {...page.properties, [name]: field},
})

test.each([
  ['the same contract', page],
  ['another description', {...page, description: 'A page.'}],
  ['a field', withField('later', {type: 'number'})],
  ['a required field', {...page, required: ['body', 'title', 'description']}],
  ['a definition', {...page, $defs: {...page.$defs, Other: {type: 'string'}}}],
])('an addition is not a change: %s', (_, schema) => {
  expect(changesTo(schema)).toEqual([])
})

const {description: _, ...otherFields} = page.properties
const kinds = (...kind: string[]) => withField('kind', {enum: kind})
const text = page.properties.title
const title = (field: object) => withField('title', field)

test.each([
  ['properties.description is gone.', {...page, properties: otherFields}],
  ['required lacks "title".', {...page, required: ['description']}],
  ['properties.title.type is "number", was "string".', title({...text, type: 'number'})],
  ['properties.title.minLength is absent, was 1.', title({type: 'string'})],
  ['properties.kind.enum.2 is "c", was absent.', kinds('a', 'b', 'c')],
  ['additionalProperties is false, was absent.', {...page, additionalProperties: false}],
  ['$defs.Node is gone.', {...page, $defs: {}}],
])('what is not an addition is listed: %s', (change, schema) => {
  expect(changesTo(schema)).toEqual([`schemas.page.${change}`])
})

test('a file can be added, but not be gone or have moved', () => {
  const before = {endpoints, schemas: {page}}
  const more = {endpoints: {...endpoints, tree: 'tree.json'}, schemas: {page, tree: {}}}
  expect(listChanges(before, more)).toEqual([])
  const other = {endpoints: {page: 'data/v1/page.json'}, schemas: {}}
  expect(listChanges(before, other)).toEqual([
    'endpoints.page is "data/v1/page.json", was "data/v1/pages/{path}.json".',
    'schemas.page is gone.',
  ])
})
