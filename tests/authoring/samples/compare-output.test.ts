import {expect, test} from 'vitest'
import {compareOutput} from '../../../authoring/samples/compare-output.ts'

const actual =
  'asset main.js 59 bytes (name: main)\nasset 72.b44bfc1f.js\nsprite   2    884   696\n\n./src/a.js 1 bytes\nwebpack compiled in 269 ms\n'

test.each([
  actual,
  'asset main.js 59 bytes (name: main)\nwebpack compiled in 12 ms',
  'asset main.js …\n…\nwebpack compiled in 1.5 s',
  './src/a.js 1 bytes   ',
  '… 59 bytes …\n…main.js…\n…(name: main)\nwebpack compiled in 1 s',
])('compareOutput accepts %s', shown => {
  expect(compareOutput(shown, actual)).toEqual([])
})

test('compareOutput names each line that is not there, and the one that is', () => {
  const message = 'The output has no line “./src/b.js 1 bytes”.'
  expect(compareOutput('asset main.js …\n./src/b.js 1 bytes\nno', actual)).toMatchObject([
    {rule: 'wrong-output', message, hint: 'It has “./src/a.js 1 bytes”.', line: 2},
    {line: 3},
  ])
})

test.each([
  '…60 bytes…',
  '…59 bytes',
  './src/a.js 1 bytes\n./src/a.js 1 bytes',
  '…webpack compiled in 1 s\n…main.js…',
])('compareOutput refuses %s', shown => {
  expect(compareOutput(shown, actual)).toHaveLength(1)
})

test.each([
  ['asset main.js 60 bytes (name: main)', 'asset main.js 59 bytes (name: main)'],
  ['asset main.js 1.2 KiB …', 'asset main.js 59 bytes …'],
  ['asset 72.84af25fe.js', 'asset 72.b44bfc1f.js'],
  ['sprite   2   1043   794', 'sprite   2    884   696'],
])('compareOutput knows what %s has become', (shown, text) => {
  const [finding, ...others] = compareOutput(`${shown}\nwebpack compiled in 1 s`, actual)
  expect([finding?.replacement, others]).toEqual([{shown, text}, []])
})

test('compareOutput takes no other line for a changed one', () => {
  const [finding] = compareOutput('asset page.js 60 bytes (name: main)', actual)
  expect(finding?.replacement).toBeUndefined()
})

test('compareOutput wants the lines in their order', () => {
  const [finding] = compareOutput('./src/a.js 1 bytes\nasset main.js …', actual)
  expect(finding?.message).toBe('The output has no line “asset main.js …” at this place.')
})
