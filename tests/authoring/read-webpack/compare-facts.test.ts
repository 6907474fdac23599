import {expect, test} from 'vitest'
import type {Facts} from '#contract/webpack.ts'
import {buildReport} from '../../../authoring/read-webpack/compare-facts.ts'
import {shapeOf} from '../../../authoring/read-webpack/type-shape.ts'
import {factOf} from '../../tools/facts/some-facts.ts'

const mode = factOf('option', 'mode', {type: '"none"'})
const target = factOf('option', 'target')

const emit = (type: string, order: number) =>
  factOf('hook', 'Compiler.emit', {hook: {type, arguments: ['compilation'], order}})

const before: Facts = {
  package: 'webpack',
  version: '5.111.0',
  facts: [
    emit('SyncHook', 1),
    mode,
    factOf('option', 'old', {type: 'string'}),
    {...target, type: 'string', default: {development: '"web"', production: '"web"'}},
  ],
  aliases: {'old[]': 'old'},
  flags: {'--old-reset': 'option:old', '--mode-of': 'option:mode'},
}

const after: Facts = {
  package: 'webpack',
  version: '5.112.2',
  facts: [
    emit('AsyncSeriesHook', 2),
    mode,
    factOf('option', 'new', {type: 'boolean', since: '5.112.0', experimental: true}),
    {...target, type: 'string | false', default: {production: '"web"'}, deprecated: true},
  ],
  aliases: {'new[]': 'new'},
  flags: {'--target-reset': 'option:target'},
}

test('the report of what differs shows versions, and what was added, removed and changed, but not what no reader sees', () => {
  expect(buildReport([{file: 'options.json', before, after}])).toBe(
    `options.json: webpack 5.111.0 → webpack 5.112.2
  ~ hook:Compiler.emit  hook.type "SyncHook" → "AsyncSeriesHook"
  ~ option:mode  flag --mode-of → nothing
  + option:new  type "boolean"  since 5.112.0  experimental
  - option:old
  ~ option:target  type "string" → "string | false"
  ~ option:target  default.development "\\"web\\"" → nothing
  ~ option:target  deprecated nothing → true`,
  )
})

test('the report of what differs shows a move of the version alone, and a file that was never read', () => {
  const moved = {...before, version: '5.111.1'}
  const first: Facts = {package: 'webpack-cli', version: '7.0.0', facts: [emit('SyncHook', 1)]}
  const files = [
    {file: 'options.json', before, after: moved},
    {file: 'hooks.json', after: first},
  ]
  expect(buildReport(files)).toBe(`options.json: webpack 5.111.0 → webpack 5.111.1

hooks.json: nothing → webpack-cli 7.0.0
  + hook:Compiler.emit`)
  expect(buildReport([{file: 'options.json', before, after: before}])).toBe('')
})

test.each([
  ['false | object', 'JsonObject | false'],
  ['(a: string | false) => Map<A, B<any>>', '(a: false | string) => MemCache'],
  ['RuleObject[] | { [key: string]: A }', 'Rule[] | JsonObject'],
])('a type is the same if only names of types in it differ: %s', (left, right) => {
  expect(shapeOf(left)).toBe(shapeOf(right))
})

test.each([
  ['"a<b>" | "c"', '"a<d>" | "c"'],
  ['(a: string) => void', '(a: string, b?: boolean) => void'],
  ['{ (a: string): void; }', '{ (a: string): void; (): void; }'],
])('a type differs if what can be written differs: %s', (left, right) => {
  expect(shapeOf(left)).not.toBe(shapeOf(right))
})
