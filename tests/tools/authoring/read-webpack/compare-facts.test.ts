import {describe, expect, test} from 'vitest'
import type {Facts} from '#contract/webpack.ts'
import {buildReport} from '../../../../tools/authoring/read-webpack/compare-facts.ts'

const mode = {id: 'option:mode', kind: 'option', name: 'mode', type: '"none"'} as const
const target = {id: 'option:target', kind: 'option', name: 'target'} as const

function emit(type: string): Facts['facts'][number] {
  const hook = {type, arguments: ['compilation']}
  return {id: 'hook:Compiler.emit', kind: 'hook', name: 'Compiler.emit', hook}
}

const before: Facts = {
  package: 'webpack',
  version: '5.111.0',
  facts: [
    emit('SyncHook'),
    mode,
    {id: 'option:old', kind: 'option', name: 'old', type: 'string'},
    {...target, type: 'string', default: {development: '"web"', production: '"web"'}},
  ],
  aliases: {'old[]': 'old'},
  flags: {'--old-reset': 'option:old'},
}

const fresh = {type: 'boolean', since: '5.112.0', experimental: true}
const after: Facts = {
  package: 'webpack',
  version: '5.112.2',
  facts: [
    emit('AsyncSeriesHook'),
    mode,
    {id: 'option:new', kind: 'option', name: 'new', ...fresh},
    {...target, type: 'string | false', default: {production: '"web"'}, deprecated: true},
  ],
  aliases: {'new[]': 'new'},
  flags: {'--old-reset': 'option:target'},
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
    const first: Facts = {package: 'webpack-cli', version: '7.0.0', facts: [emit('SyncHook')]}
    const files = [
      {file: 'options.json', before, after: moved},
      {file: 'hooks.json', after: first},
    ]
    expect(buildReport(files)).toBe(`options.json: webpack 5.111.0 → webpack 5.111.1

hooks.json: nothing → webpack-cli 7.0.0
  hook: 1 added, 0 removed, 0 changed
    + hook:Compiler.emit`)
    expect(buildReport([{file: 'options.json', before, after: before}])).toBe('')
  })
})
