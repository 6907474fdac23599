import {expect, test} from 'vitest'
import type {Fact} from '#contract/webpack.ts'
import {changeLabels, sinceLabel} from '../../../tools/facts/version-labels.ts'

const fact: Fact = {id: 'option:cache', kind: 'option', name: 'cache'}

test.each([
  ['option:cache', '5.103.0', '5.103'],
  ['option:cache', '5.90.1', '5.90.1'],
  ['option:cache', '5.0.0', undefined],
  ['option:cache', undefined, undefined],
  ['flag:--x', '6.0.0', 'webpack-cli 6.0'],
])('the label of %s since %s is %s', (id, since, label) => {
  const kind = id === 'flag:--x' ? 'flag' : 'option'
  expect(sinceLabel({id, kind, name: id, ...(since && {since})})).toBe(label)
})

test('labels of changes say what a default was, newest first', () => {
  const changes: Fact['changes'] = [
    {version: '5.20.0', field: 'default', before: '1', after: '2'},
    {version: '5.90.0', field: 'production', after: 'true'},
  ]
  expect(changeLabels({...fact, changes})).toEqual([
    {when: 'before 5.90', what: 'default', values: ['undefined'], where: ' in production'},
    {when: 'before 5.20', what: 'default', values: ['1'], where: ''},
  ])
})

test('labels of changes list the values that a type gained or lost', () => {
  const changes: Fact['changes'] = [
    {version: '5.80.0', field: 'type', before: '"a" | (x: A) => B', after: '"b" | (x: C) => B'},
  ]
  expect(changeLabels({...fact, changes})).toEqual([
    {when: 'since 5.80', what: '', values: ['"b"'], where: ''},
    {when: 'before 5.80', what: '', values: ['"a"'], where: ''},
  ])
})

test('labels of changes name only the members that are new in a list or a record', () => {
  const changes: Fact['changes'] = [
    {
      version: '5.80.0',
      field: 'type',
      before: 'Record<string, false | string | Function> | ("a" | "b")[]',
      after: 'Record<string, string | false | ((m: M) => A | B)> | ("a" | "b" | "c")[]',
    },
  ]
  expect(changeLabels({...fact, changes})).toEqual([
    {when: 'since 5.80', what: '', values: ['("c")[]'], where: ''},
  ])
})

test('labels of changes leave out what came with webpack 5.0, and what was taken back', () => {
  const changes: Fact['changes'] = [
    {version: '5.0.0', field: 'default', before: '1', after: '2'},
    {version: '5.80.0', field: 'type', before: 'string', after: '"a"'},
    {version: '5.81.0', field: 'type', before: '"a"', after: 'string'},
  ]
  expect(changeLabels({...fact, changes})).toEqual([])
})
