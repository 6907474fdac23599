import {expect, test} from 'vitest'
import type {Fact} from '#contract/webpack.ts'
import {appendHistory} from '../../../authoring/read-webpack/history/append-history.ts'
import {buildHistory} from '../../../authoring/read-webpack/history/build-history.ts'
import type {Reading} from '../../../authoring/read-webpack/history/reading.ts'
import {factOf} from '../../tools/facts/some-facts.ts'

const option = (name: string, details: Partial<Fact> = {}) => factOf('option', name, details)

function reading(version: string, facts: Fact[], others: Partial<Reading> = {}): Reading {
  return {version, facts, aliases: {}, mentioned: [], unread: {}, ...others}
}

function historyOf(id: string, ...readings: Reading[]) {
  return buildHistory(readings).facts.get(id)
}

test('the history of a fact begins with the first release after the last one without it', () => {
  const versions = ['5.0.0', '5.1.0', '5.1.1', '5.2.0']
  const found = versions.map((version, index) => reading(version, index % 2 ? [option('a')] : []))
  expect(historyOf('option:a', ...found)).toEqual({since: '5.2.0'})
  const all = versions.map(version => reading(version, [option('a')]))
  expect(historyOf('option:a', ...all)).toBeUndefined()
})

test('the history of a fact does not begin with a release that could not be read, or whose code mentions it', () => {
  const unread = reading('5.0.0', [], {unread: {option: 'broken'}})
  const mentioned = reading('5.1.0', [], {mentioned: ['option:a']})
  const last = reading('5.2.0', [option('a')])
  expect(historyOf('option:a', unread, mentioned, last)).toBeUndefined()
})

test('the history of a fact finds an option that was part of another one', () => {
  const before = reading('5.0.0', [option('b.x')], {aliases: {a: 'b'}})
  expect(historyOf('option:a.x', before, reading('5.1.0', [option('a.x')]))).toBeUndefined()
})

test('the history of a fact ends with the last release that had it', () => {
  const had = ['5.0.0', '5.1.0'].map(version => reading(version, [option('a', {type: 'string'})]))
  const found = historyOf('option:a', ...had, reading('5.2.0', []))
  expect(found).toEqual({until: '5.1.0', type: 'string'})
})

test('the history of a plugin does not end for an argument that is described in another way', () => {
  const argument = factOf('plugin-argument', 'APlugin(scheme)')
  const described = factOf('plugin-option', 'APlugin.scheme')
  const readings = [reading('5.0.0', [argument]), reading('5.1.0', [described])]
  expect(historyOf(argument.id, ...readings)).toBeUndefined()
})

test('the history of a fact lists changes of types and defaults, but not how a function is declared', () => {
  const states = [
    {type: 'string | ((a: A) => B)', default: {development: '1', production: '1'}},
    {type: '((a: C) => B) | string', default: {development: '1', production: '2'}},
    {type: 'string | boolean', default: {development: '1', production: '2'}, deprecated: true},
  ]
  const readings = states.map((state, index) => reading(`5.${index}.0`, [option('a', state)]))
  expect(historyOf('option:a', ...readings)).toEqual({
    deprecatedSince: '5.2.0',
    changes: [
      {version: '5.1.0', field: 'production', before: '1', after: '2'},
      {
        version: '5.2.0',
        field: 'type',
        before: '((a: C) => B) | string',
        after: 'string | boolean',
      },
    ],
  })
})

test('the history of a fact knows the new name if webpack reports it', () => {
  const [old, now] = [option('output.jsonpFunction'), option('output.chunkLoadingGlobal')]
  const {facts} = buildHistory([reading('4.47.0', [old]), reading('5.0.0', [now])])
  expect(facts.get(old.id)?.renamedTo).toBe(now.id)
  expect(facts.get(now.id)?.renamedFrom).toBe(old.id)
})

test('kinds that could not be read are listed with the reason', () => {
  const readings = [reading('5.0.0', [], {unread: {hot: 'no file'}}), reading('5.1.0', [])]
  expect(buildHistory(readings).kinds).toEqual({hot: {first: '5.1.0', reason: 'no file'}})
})

test('a history that is continued is that of all releases', () => {
  const gone = option('gone', {type: 'string'})
  const states = [
    [option('a'), gone, option('b.old'), option('d', {type: 'string'})],
    [option('a', {type: 'string'}), option('b.old'), gone, option('d', {type: 'boolean'})],
    [option('a', {type: 'string'}), option('back'), gone, option('d', {type: 'number'})],
    [option('a', {type: 'number', deprecated: true}), option('d', {type: 'number'})],
    [option('a', {type: 'number'}), option('back'), option('d', {type: 'boolean'}), option('new')],
  ]
  const readings = states.map((facts, index) =>
    reading(index < 2 ? `5.${index}.0` : `5.2.${index}`, facts),
  )
  const today = new Map(readings.at(-1)?.facts.map(fact => [fact.id, fact]))
  for (let at = 1; at < readings.length; at++) {
    const recorded = Object.fromEntries(buildHistory(readings.slice(0, at)).facts)
    const later = buildHistory(readings.slice(at - 1)).facts
    const all = Object.fromEntries(buildHistory(readings).facts)
    expect(appendHistory(recorded, later, today)).toEqual(all)
  }
})
