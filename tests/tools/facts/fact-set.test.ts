import {describe, expect, test} from 'vitest'
import {
  elementIdOf,
  buildFactSet,
  findByFlag,
  findOption,
  matchFacts,
} from '../../../tools/facts/fact-set.ts'
import {nearestNames, listFirst} from '../../../tools/issues/nearest-names.ts'
import {readSnapshots} from '../../../tools/facts/fact-snapshots.ts'
import {someFactSet} from './some-facts.ts'

describe('matchFacts', () => {
  test.each([
    ['option:mode', 'option:mode'],
    ['option:output.*', 'option:output.filename option:output.html option:output.publicPath'],
    ['hook:*.*', 'hook:Compiler.emit hook:Parser.call'],
    ['option:*l*s*', 'option:module.rules[].use'],
    ['option:mod', ''],
    ['option:mode*e', ''],
  ])('reads %s', (pattern, ids) => {
    expect(matchFacts(pattern, someFactSet).join(' ')).toBe(ids)
  })

  test('ends for patterns of many stars, which a backtracking match does not', () => {
    expect(matchFacts(`*${'e*'.repeat(200)}x`, someFactSet)).toEqual([])
  })
})

test('facts are found by their flags, also by those that negate, reset or are short, and by aliases', () => {
  const flags = ['--mode', '--no-mode', '--mode-reset', '--config', '-f', '--gone']
  const mode = 'option:mode'
  const ids = [mode, mode, mode, 'flag:--config', 'option:output.filename', undefined]
  expect(flags.map(name => findByFlag(name, someFactSet)?.id)).toEqual(ids)
  const option = findOption('module.rules[].oneOf[].use', someFactSet)
  expect(option?.id).toBe('option:module.rules[].use')
})

test('nearestNames begins with what ends like it, and names three at most', () => {
  const names = ['output.publicPath', 'output.path', 'publicPaths', 'publicPat', 'publicPth']
  const nearest = nearestNames('publicPath', names)
  expect(nearest).toEqual(['output.publicPath', 'publicPat', 'publicPaths'])
  expect(nearestNames('publicPath', ['entry', 'mode'])).toEqual([])
  expect(nearestNames('mode', ['bbde', 'node']), 'the closest first').toEqual(['node', 'bbde'])
})

test('listFirst names three, and counts the rest if there is more than one', () => {
  expect(listFirst(['a'])).toBe('a')
  expect(listFirst(['a', 'b', 'c', 'd'])).toBe('a, b, c and d')
  expect(listFirst(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c and 2 more')
})

describe('the id of the element of a fact', () => {
  test.each([
    ['option', 'output.publicPath', 'option-output-publicpath'],
    ['dev-server', 'open[].app', 'dev-server-open-items-app'],
    ['flag', '--env', 'flag-env'],
    ['error', "Can't load '…'", 'error-can-t-load'],
    ['error', "Can't load '…' …", 'error-can-t-load--value'],
  ] as const)('is made of its kind and its name: %s %s', (kind, name, id) => {
    expect(elementIdOf({kind, name})).toBe(id)
  })

  test('is that of no other fact of webpack', () => {
    const {byId} = buildFactSet(Object.values(readSnapshots()))
    const ids = [...byId.values()].map(elementIdOf).toSorted()
    expect(ids.filter((id, index) => id === ids[index - 1])).toEqual([])
    expect(byId.size).toBeGreaterThan(800)
  })
})
