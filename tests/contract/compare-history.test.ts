import {expect, test} from 'vitest'
import {existsIn, listDifferences, listUpdates} from '#contract/compare-history.ts'
import type {History} from '#contract/history.ts'

const history: History = {
  packages: [],
  facts: {
    'option:dotenv': {since: '5.103.0'},
    'option:old': {until: '5.100.2'},
    'option:brief': {since: '5.95.0', until: '5.96.0'},
    'option:former': {until: '5.100.2', renamedTo: 'option:dotenv'},
    'option:cache': {
      deprecatedSince: '5.104.0',
      changes: [
        {version: '5.92.0', field: 'default', before: '1', after: '2'},
        {version: '5.98.0', field: 'default', before: '2', after: '3'},
        {version: '5.99.0', field: 'type', before: 'string', after: '"a"'},
        {version: '5.99.1', field: 'type', before: '"a"', after: 'string'},
      ],
    },
    'option:test': {
      changes: [
        {version: '5.99.0', field: 'type', before: 'a | Function', after: '((m: M) => b | c) | a'},
      ],
    },
    'flag:--new': {package: 'webpack-cli', since: '6.0.0'},
  },
}

test.each([
  ['takes a minor version as its last patch', {since: '5.90.3'}, {'5.90': true, '5.90.2': false}],
  ['takes a major version as its last minor one', {since: '5.90.3'}, {'5': true, '4': false}],
  ['knows when something was removed', {until: '5.90.3'}, {'5.90.3': true, '5.91': false}],
  ['takes what has no history as old', {}, {'5.1': true}],
])('existsIn %s', (_, known, versions) => {
  for (const [version, exists] of Object.entries(versions)) {
    expect({version, exists: existsIn(known, version)}).toEqual({version, exists})
  }
})

test('listDifferences finds what is missing, what is there besides, and what changed later', () => {
  const found = listDifferences(history, '5.97')
  expect([...found].map(([id, {kind}]) => [id, kind])).toEqual([
    ['option:dotenv', 'missing'],
    ['option:old', 'extra'],
    ['option:former', 'extra'],
    ['option:cache', 'other'],
  ])
})

test('listDifferences leaves out changes that were taken back', () => {
  const {changes, isNotDeprecated} = listDifferences(history, '5.97').get('option:cache') ?? {}
  expect(changes?.map(({field, before}) => [field, before])).toEqual([['default', '2']])
  expect(isNotDeprecated).toBe(true)
})

test('listUpdates merges the changes of a field, from its first value to its last', () => {
  const updates = listUpdates(history, {from: '5.90', to: '5.99'})
  expect(updates.map(({id, kind, change}) => [id, kind, change?.before, change?.after])).toEqual([
    ['option:cache', 'changed', '1', '3'],
  ])
})

test('listUpdates reports what is new, removed, renamed and deprecated', () => {
  const updates = listUpdates(history, {from: '5.100', to: '5.110'})
  expect(updates.map(({id, kind, version}) => `${kind} ${id} ${version}`)).toEqual([
    'added option:dotenv 5.103.0',
    'removed option:old 5.100.2',
    'renamed option:former 5.100.2',
    'deprecated option:cache 5.104.0',
  ])
})

test('listUpdates leaves out what the version that is left has already', () => {
  const updates = listUpdates(history, {from: '5.103.0', to: '5.110'})
  expect(updates.map(({id}) => id)).toEqual(['option:cache'])
})

test('listUpdates reads one package', () => {
  const updates = listUpdates(history, {from: '5.0', to: '6.0', packageName: 'webpack-cli'})
  expect(updates.map(({id}) => id)).toEqual(['flag:--new'])
})
