import {describe, expect, test} from 'vitest'
import type {Defaults} from '#contract/defaults.ts'
import {explainDefault, listDefaults} from '#contract/explain-default.ts'
import {defaultOf} from '../tools/facts/default-of.ts'

const MODULE = '{type: "module"}'
const MEMORY = '{type: "memory"}'

const defaults: Defaults = {
  package: 'webpack',
  version: '5.112.2',
  inputs: [
    {name: 'cache', values: ['false', MEMORY]},
    {name: 'mode', values: ['undefined', '"development"', '"production"']},
    {name: 'output.library', values: ['undefined', MODULE]},
    {
      name: 'output.module',
      values: ['false', 'true'],
      overrides: [{given: 'false', when: {'output.library': MODULE}, value: 'true'}],
    },
    {name: 'target', values: ['false', '"web"', '"node18"'], same: {'"node20"': '"node18"'}},
  ],
  options: [
    defaultOf('cache', ['mode'], [0, 1, 0], 'false', {
      value: '{type: "memory", maxGenerations: Infinity}',
      input: MEMORY,
    }),
    defaultOf('cache.type', ['cache'], [0, 1], 'undefined', '"memory"'),
    defaultOf(
      'output.chunkFormat',
      ['output.module', 'target'],
      [0, 1, 2, 0, 3, 3],
      {error: 'There is no target.'},
      '"array-push"',
      '"commonjs"',
      '"module"',
    ),
    defaultOf('output.module', ['output.library'], [0, 1], 'false', 'true'),
    defaultOf('parallelism', [], [0], '100'),
    defaultOf('target', [], [0], '"web"'),
    defaultOf('devtool', ['mode', 'output.library'], [0, 0, 1, -1, 0, 0], 'false', '"eval"'),
  ],
}

describe('the explanation of a default', () => {
  test('has a value and nothing else if it is always the same', () => {
    const nothing = {dependsOn: [], because: [], otherwise: []}
    expect(explainDefault(defaults, 'parallelism')).toEqual({value: '100', ...nothing})
  })

  test('is missing if the option never has a default', () => {
    expect(explainDefault(defaults, 'mode')).toBeUndefined()
  })

  test('follows inputs that are defaults themselves', () => {
    const mode = {name: 'mode', value: '"development"', given: true, because: []}
    expect(explainDefault(defaults, 'cache.type', {mode: '"development"'})).toEqual({
      value: '"memory"',
      dependsOn: ['cache'],
      because: [{name: 'cache', value: MEMORY, given: false, because: [mode]}],
      otherwise: [
        {
          value: 'undefined',
          when: [{cache: 'false'}, {mode: 'undefined'}, {mode: '"production"'}],
        },
      ],
    })
  })

  test('leaves out inputs that make no difference here', () => {
    const node = explainDefault(defaults, 'output.chunkFormat', {'output.module': 'true'})
    expect(node?.because.map(({name}) => name)).toEqual(['output.module', 'target'])
    const production = explainDefault(defaults, 'devtool', {mode: '"production"'})
    expect(production?.because.map(({name}) => name)).toEqual(['mode'])
  })

  test('lists the settings that lead to each other value, with what follows from them', () => {
    expect(explainDefault(defaults, 'output.chunkFormat')?.otherwise).toEqual([
      {error: 'There is no target.', when: [{target: 'false'}]},
      {value: '"commonjs"', when: [{target: '"node18"'}]},
      {value: '"module"', when: [{'output.module': 'true'}, {'output.library': MODULE}]},
    ])
  })

  test('lists the fewest settings that lead to a value together', () => {
    const cases = Array.from({length: 18}, (_, at) => (at === 10 || at === 11 ? 1 : 0)) // any target but none
    const option = defaultOf('name', ['mode', 'output.library', 'target'], cases, '"a"', '"b"')
    const found = explainDefault({...defaults, options: [...defaults.options, option]}, 'name')
    const when = [{mode: '"development"', 'output.library': MODULE}]
    expect(found?.otherwise).toEqual([{value: '"b"', when}])
  })

  test('takes a value that webpack replaces as it is then', () => {
    const settings = {'output.module': 'false', 'output.library': MODULE}
    const library = {name: 'output.library', value: MODULE, given: true, because: []}
    const found = explainDefault(defaults, 'output.chunkFormat', settings)
    expect(found?.value).toBe('"module"')
    expect(found?.because[0]).toMatchObject({value: 'true', given: false, because: [library]})
  })

  test('takes further values as those with the same effect, and gives the error of webpack without a default', () => {
    expect(explainDefault(defaults, 'output.chunkFormat', {target: '"node20"'})).toMatchObject({
      value: '"commonjs"',
      because: [{value: 'false'}, {name: 'target', value: '"node18"'}],
    })
    expect(explainDefault(defaults, 'output.chunkFormat', {target: 'false'})).toMatchObject({
      error: 'There is no target.',
      because: [{name: 'target', value: 'false', given: true}],
    })
    expect(explainDefault(defaults, 'cache.type', {cache: 'undefined'})?.value).toBe('undefined')
  })

  test.each([
    [{entry: '"./a.js"'}, '“entry” is not an input of defaults.'],
    [
      {mode: '"test"'},
      '“"test"” is not a value of mode. Use one of: undefined, "development", "production".',
    ],
  ])('rejects %o', (settings, message) => {
    expect(() => explainDefault(defaults, 'cache', settings)).toThrow(new RangeError(message))
  })
})

test('the list of defaults has the value of every option with certain settings', () => {
  const settings = {mode: '"development"', target: 'false'}
  const list = listDefaults(defaults, settings)
  expect(list.get('output.chunkFormat')?.error).toBe('There is no target.')
  expect([...list].map(([name, {value}]) => [name, value])).toEqual(
    defaults.options.map(({name}) => [name, explainDefault(defaults, name, settings)?.value]),
  )
})
