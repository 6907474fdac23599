import {expect, test} from 'vitest'
import {buildValueText} from '#contract/private/value-text.ts'

test.each<[unknown, string]>([
  ['[name].js', '"[name].js"'],
  [Infinity, 'Infinity'],
  [/\.js$/i, '/\\.js$/i'],
  [new Set(['a']), 'new Set(["a"])'],
  [{type: 'memory', 'a/b': [1, null], none: undefined}, '{type: "memory", "a/b": [1, null]}'],
  [(name: string) => name.trim(), '(name) => {/* … */}'],
  [new URL('https://webpack.js.org'), 'new URL()'],
  [Array.from({length: 100}, () => 'a'), '[/* … */]'],
  [{long: 'a'.repeat(200)}, '{/* … */}'],
])('the text of a value %# is an expression', (value, text) => {
  expect(buildValueText(value)).toBe(text)
})

test('the text of a value has no folder of this machine in it', () => {
  const places = [['/tmp/x', 'process.cwd()']] as const
  const value = {context: '/tmp/x', path: '/tmp/x/dist', other: '/tmp/xy'}
  expect(buildValueText(value, places)).toBe(
    '{context: process.cwd(), path: path.join(process.cwd(), "dist"), other: "/tmp/xy"}',
  )
})
