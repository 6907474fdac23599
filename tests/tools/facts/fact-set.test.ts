import {describe, expect, test} from 'vitest'
import {
  elementIdOf,
  buildFactSet,
  findByFlag,
  findOption,
  matchFacts,
} from '../../../tools/facts/fact-set.ts'
import {nearestNames, listFirst} from '../../../tools/content/nearest-names.ts'
import {readSnapshots} from '../../../tools/facts/fact-snapshots.ts'
import {someFactSet} from './some-facts.ts'

describe('matchFacts', () => {
  test.each([
    ['option:mode', ['option:mode']],
    [
      'option:output.*',
      ['option:output.filename', 'option:output.html', 'option:output.publicPath'],
    ],
    ['*.publicPath', ['option:output.publicPath']],
    ['hook:*.*', ['hook:Compiler.emit', 'hook:Parser.call']],
    ['option:*l*s*', ['option:module.rules[].use']],
    ['option:mode*', ['option:mode']],
    ['option:mod', []],
    ['option:mode*e', []],
    ['option:output', []],
  ])('reads %s', (pattern, ids) => {
    expect(matchFacts(pattern, someFactSet)).toEqual(ids)
  })

  test('is fast for patterns of many stars', () => {
    const started = performance.now()
    expect(matchFacts(`*${'e*'.repeat(200)}x`, someFactSet)).toEqual([])
    expect(performance.now() - started).toBeLessThan(1000)
  })
})

describe('facts', () => {
  test('are found by their flags, also by those that negate, reset or are short', () => {
    const names = ['--mode', '--no-mode', '--mode-reset', '--config', '--gone', '-f']
    expect(names.map(name => findByFlag(name, someFactSet)?.id)).toEqual([
      'option:mode',
      'option:mode',
      'option:mode',
      'flag:--config',
      undefined,
      'option:output.filename',
    ])
  })

  test('are found by the other names of an option', () => {
    expect(findOption('module.rules[].oneOf[].use', someFactSet)?.id).toBe(
      'option:module.rules[].use',
    )
  })
})

describe('nearestNames', () => {
  test('begins with what ends like it, and names three at most', () => {
    const names = ['output.publicPath', 'output.path', 'publicPaths', 'publicPat', 'publicPth']
    expect(nearestNames('publicPath', names)).toEqual([
      'output.publicPath',
      'publicPat',
      'publicPaths',
    ])
    expect(nearestNames('publicPath', ['entry', 'mode'])).toEqual([])
  })
})

test('listFirst names three, and counts the rest if there is more than one', () => {
  expect(listFirst(['a'])).toBe('a')
  expect(listFirst(['a', 'b', 'c', 'd'])).toBe('a, b, c and d')
  expect(listFirst(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c and 2 more')
})

describe('the id of the element of a fact', () => {
  test('is made of its kind and its name', () => {
    expect(elementIdOf({kind: 'option', name: 'output.publicPath'})).toBe(
      'option-output-publicpath',
    )
    expect(elementIdOf({kind: 'dev-server', name: 'open[].app'})).toBe('dev-server-open-items-app')
    expect(elementIdOf({kind: 'flag', name: '--env'})).toBe('flag-env')
    expect(elementIdOf({kind: 'error', name: "Can't load '…'"})).toBe('error-can-t-load')
    expect(elementIdOf({kind: 'error', name: "Can't load '…' …"})).toBe('error-can-t-load--value')
  })

  test('is that of no other fact of webpack', () => {
    const {byId} = buildFactSet(Object.values(readSnapshots()))
    const ids = new Map<string, string[]>()
    for (const fact of byId.values()) {
      const id = elementIdOf(fact)
      ids.set(id, [...(ids.get(id) ?? []), fact.id])
    }
    expect([...ids.values()].filter(same => same.length > 1)).toEqual([])
    expect(byId.size).toBeGreaterThan(800)
  })
})
