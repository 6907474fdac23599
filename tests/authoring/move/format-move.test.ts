import {expect, test} from 'vitest'
import {findLostKinds} from '../../../authoring/move/lost-kinds.ts'
import {findStale} from '../../../authoring/move/find-stale.ts'
import {formatMove} from '../../../authoring/move/format-move.ts'

test('a move is described by what is written, to review, and to write, with places', () => {
  const places: Readonly<Record<string, number>> = {'option:described': 3, 'option:open': 9}
  const added = (id: string) => ({id, change: 'added', details: ['type "string"']}) as const
  const text = formatMove({
    versions: ['webpack 5.0.0 → 5.1.0'],
    notes: [],
    written: ['facts/: 1 file'],
    changes: [
      added('option:described'),
      added('option:open'),
      {id: 'option:gone', change: 'removed', details: []},
    ],
    needs: [],
    placeOf: id => (places[id] ? {file: 'a.md', line: places[id], isCovered: true} : undefined),
    sentences: [{place: 'content/a.md:4', text: 'It is 5.0.0.', reason: 'names 5.0.0'}],
    errors: [],
    marks: [{file: 'a.md', line: 11}],
    messages: new Map([['Cannot\nread …', 'webpack/lib/a.js']]),
  })
  expect(text).toBe(`# webpack 5.0.0 → 5.1.0

## Written (1)

- facts/: 1 file

## To review: facts that changed or are gone (1)

- no page \`- option:gone\`

## To review: sentences (1)

- content/a.md:4 “It is 5.0.0.” (names 5.0.0)

## To write: facts that are not described yet (1)

- content/a.md:9 \`+ option:open  type "string"\`

## To write, if readers meet them: new messages that are no facts (1)

- webpack/lib/a.js “Cannot read …”`)
})

test('a reader that loses more than a tenth of a kind is named', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
  const file = (kept: readonly string[]) => ({
    package: 'webpack',
    version: '5.0.0',
    facts: kept.map(name => ({id: `loader:${name}`, kind: 'loader', name}) as const),
  })
  const lose = (count: number) =>
    findLostKinds([{file: 'loaders.json', before: file(names), after: file(names.slice(count))}])
  expect(lose(1)).toEqual([])
  expect(lose(2)).toEqual(['loader: 2 of 10 are lost. See authoring/read-webpack/read-loaders.ts.'])
})

test('an entry may stay without a description for 14 days', () => {
  const mark = {rule: 'undescribed', severity: 'warning', file: 'a.md', line: 1, hint: ''} as const
  const marks = [{...mark, message: 'This has not been described since 2026-02-03.'}]
  expect(findStale(marks, new Date('2026-02-17T00:00:00Z'))).toEqual([])
  expect(findStale(marks, new Date('2026-02-17T01:00:00Z'))).toEqual(marks)
})
