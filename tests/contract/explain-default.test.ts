import {describe, expect, test} from 'vitest'
import type {Defaults} from '#contract/defaults.ts'
import {explainDefault, listDefaults} from '#contract/explain-default.ts'

const defaults: Defaults = {
  package: 'webpack',
  version: '5.112.2',
  inputs: [
    {name: 'cache', values: ['false', '{type: "memory"}']},
    {name: 'mode', values: ['undefined', '"development"', '"production"']},
    {name: 'output.library', values: ['undefined', '{type: "module"}']},
    {
      name: 'output.module',
      values: ['false', 'true'],
      overrides: [{given: 'false', when: {'output.library': '{type: "module"}'}, value: 'true'}],
    },
    {
      name: 'target',
      values: ['false', '"web"', '"node18"'],
      same: {'"node20"': '"node18"'},
    },
  ],
  options: [
    {
      name: 'cache',
      dependsOn: ['mode'],
      results: [
        {value: 'false'},
        {value: '{type: "memory", maxGenerations: Infinity}', input: '{type: "memory"}'},
      ],
      cases: [0, 1, 0],
    },
    {
      name: 'cache.type',
      dependsOn: ['cache'],
      results: [{value: 'undefined'}, {value: '"memory"'}],
      cases: [0, 1],
    },
    {
      name: 'output.chunkFormat',
      dependsOn: ['output.module', 'target'],
      results: [
        {error: 'There is no target.'},
        {value: '"array-push"'},
        {value: '"commonjs"'},
        {value: '"module"'},
      ],
      cases: [0, 1, 2, 0, 3, 3],
    },
    {
      name: 'output.module',
      dependsOn: ['output.library'],
      results: [{value: 'false'}, {value: 'true'}],
      cases: [0, 1],
    },
    {name: 'parallelism', dependsOn: [], results: [{value: '100'}], cases: [0]},
    {name: 'target', dependsOn: [], results: [{value: '"web"'}], cases: [0]},
    {
      name: 'devtool',
      dependsOn: ['mode', 'output.library'],
      results: [{value: 'false'}, {value: '"eval"'}],
      cases: [0, 0, 1, -1, 0, 0],
    },
  ],
}

describe('the explanation of a default', () => {
  test('has a value and nothing else if it is always the same', () => {
    expect(explainDefault(defaults, 'parallelism')).toEqual({
      value: '100',
      dependsOn: [],
      because: [],
      otherwise: [],
    })
  })

  test('is missing if the option never has a default', () => {
    expect(explainDefault(defaults, 'mode')).toBeUndefined()
  })

  test('follows inputs that are defaults themselves', () => {
    expect(explainDefault(defaults, 'cache.type', {mode: '"development"'})).toEqual({
      value: '"memory"',
      dependsOn: ['cache'],
      because: [
        {
          name: 'cache',
          value: '{type: "memory"}',
          given: false,
          because: [{name: 'mode', value: '"development"', given: true, because: []}],
        },
      ],
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
    expect(node?.value).toBe('"module"')
    expect(node?.because.map(({name}) => name)).toEqual(['output.module', 'target'])
    const production = explainDefault(defaults, 'devtool', {mode: '"production"'})
    expect(production?.because.map(({name}) => name)).toEqual(['mode'])
  })

  test('lists the settings that lead to each other value, with what follows from them', () => {
    const found = explainDefault(defaults, 'output.chunkFormat')
    expect(found?.otherwise).toEqual([
      {error: 'There is no target.', when: [{target: 'false'}]},
      {value: '"commonjs"', when: [{target: '"node18"'}]},
      {
        value: '"module"',
        when: [{'output.module': 'true'}, {'output.library': '{type: "module"}'}],
      },
    ])
  })

  test('takes a value that webpack replaces as it is then', () => {
    const settings = {'output.module': 'false', 'output.library': '{type: "module"}'}
    const found = explainDefault(defaults, 'output.chunkFormat', settings)
    expect(found?.value).toBe('"module"')
    expect(found?.because[0]).toEqual({
      name: 'output.module',
      value: 'true',
      given: false,
      because: [{name: 'output.library', value: '{type: "module"}', given: true, because: []}],
    })
  })

  test('takes further values as those with the same effect', () => {
    expect(explainDefault(defaults, 'output.chunkFormat', {target: '"node20"'})).toMatchObject({
      value: '"commonjs"',
      because: [
        {name: 'output.module', value: 'false'},
        {name: 'target', value: '"node18"'},
      ],
    })
  })

  test('has the error of webpack if there is no default', () => {
    expect(explainDefault(defaults, 'output.chunkFormat', {target: 'false'})).toMatchObject({
      error: 'There is no target.',
      because: [{name: 'target', value: 'false', given: true}],
    })
  })

  test('treats undefined like an input that is not set', () => {
    const found = explainDefault(defaults, 'cache.type', {cache: 'undefined'})
    expect(found?.value).toBe('undefined')
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

describe('the list of defaults', () => {
  test('has the value of every option with certain settings', () => {
    const list = listDefaults(defaults, {mode: '"development"', target: 'false'})
    expect(Object.fromEntries(list)).toMatchObject({
      cache: {value: '{type: "memory", maxGenerations: Infinity}'},
      'cache.type': {value: '"memory"'},
      'output.chunkFormat': {error: 'There is no target.'},
      parallelism: {value: '100'},
    })
    for (const [name, {value}] of list) {
      const settings = {mode: '"development"', target: 'false'}
      expect({name, value}).toEqual({name, value: explainDefault(defaults, name, settings)?.value})
    }
  })
})
