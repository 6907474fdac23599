import {describe, expect, test} from 'vitest'
import type {Facts} from '#contract/webpack.ts'
import {buildReport} from '../../../../tools/authoring/read-webpack/compare-facts.ts'

const before: Facts = {
  package: 'webpack',
  version: '5.111.0',
  facts: [
    {id: 'hook:Compiler.emit', kind: 'hook', name: 'Compiler.emit', hook: hook('SyncHook')},
    {id: 'option:mode', kind: 'option', name: 'mode', type: '"none"', flag: '--mode'},
    {id: 'option:old', kind: 'option', name: 'old', type: 'string'},
    {
      id: 'option:target',
      kind: 'option',
      name: 'target',
      type: 'string',
      default: {development: '"web"', production: '"web"'},
    },
  ],
  aliases: {'old[]': 'old'},
  flags: {'--old-reset': 'option:old'},
}

const after: Facts = {
  package: 'webpack',
  version: '5.112.2',
  facts: [
    {id: 'hook:Compiler.emit', kind: 'hook', name: 'Compiler.emit', hook: hook('AsyncSeriesHook')},
    {id: 'option:mode', kind: 'option', name: 'mode', type: '"none"', flag: '--mode'},
    {
      id: 'option:new',
      kind: 'option',
      name: 'new',
      type: 'boolean',
      since: '5.112.0',
      experimental: true,
    },
    {
      id: 'option:target',
      kind: 'option',
      name: 'target',
      type: 'string | false',
      default: {production: '"web"'},
      deprecated: true,
    },
  ],
  aliases: {'new[]': 'new'},
  flags: {'--old-reset': 'option:target'},
}

function hook(type: string) {
  return {type, arguments: ['compilation']}
}

describe('the report of what differs', () => {
  test('shows versions, and by kind what was added, removed and changed', () => {
    expect(buildReport([{file: 'options.json', before, after}])).toBe(
      `options.json: webpack 5.111.0 → webpack 5.112.2
  hook: 0 added, 0 removed, 1 changed
    ~ hook:Compiler.emit  hook.type "SyncHook" → "AsyncSeriesHook"
  option: 1 added, 1 removed, 1 changed
    + option:new  type "boolean", since 5.112.0, experimental
    - option:old
    ~ option:target  type "string" → "string | false"
    ~ option:target  default.development "\\"web\\"" → nothing
    ~ option:target  deprecated nothing → true
  alias new[]  nothing → new
  alias old[]  old → nothing
  flag --old-reset  option:old → option:target`,
    )
  })

  test('shows a move of the version alone, and a file that was never read', () => {
    const moved = {...before, version: '5.111.1'}
    const [first] = before.facts
    const fresh: Facts = {package: 'webpack-cli', version: '7.0.0', facts: first ? [first] : []}
    const report = buildReport([
      {file: 'options.json', before, after: moved},
      {file: 'hooks.json', after: fresh},
    ])
    expect(report).toBe(`options.json: webpack 5.111.0 → webpack 5.111.1

hooks.json: nothing → webpack-cli 7.0.0
  hook: 1 added, 0 removed, 0 changed
    + hook:Compiler.emit`)
  })

  test('is empty if nothing differs', () => {
    expect(buildReport([{file: 'options.json', before, after: before}])).toBe('')
  })
})
