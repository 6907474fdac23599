import {expect, test} from 'vitest'
import {
  checkRecord,
  entryOf,
  isProved,
  type ProofRecord,
} from '../../../authoring/proofs/proof-record.ts'
import {formatIssues} from '../../../tools/issues/issue.ts'

const caching = {name: 'examples/caching', inputs: '0123456789abcdef0123', result: '{}'}
const lazy = {name: 'examples/lazy', inputs: 'fedcba98765432100123', result: '{}'}

const expected: ProofRecord = new Map([
  [caching.name, entryOf(caching)],
  [lazy.name, entryOf(lazy)],
])

const isExample = (name: string) => name.startsWith('examples/')

/** The issues of the record after one line of it was changed. */
function issuesAfter(change: (record: Map<string, string>) => void): string {
  const record = new Map(expected)
  change(record)
  return formatIssues(checkRecord(record, expected, isExample))
}

test('a record of proofs is right if each proof has the inputs and the result of today; others are ignored', () => {
  expect(issuesAfter(record => record.set('tests/proofs/recipes.test.ts', 'x'))).toBe('')
})

test.each<[string, (record: Map<string, string>) => void]>([
  ['a line is missing', record => record.delete(caching.name)],
  [
    'the inputs were others',
    record => record.set(caching.name, entryOf({...caching, inputs: '1'.repeat(20)})),
  ],
  ['the result was other', record => record.set(caching.name, entryOf({...caching, result: '[]'}))],
])('a record of proofs names the proof and the command if %s', (_, change) => {
  expect(issuesAfter(change)).toBe(`facts/proofs.json:1  unproved
  examples/caching has changed since it was proved.
  Run npm run check:content, and commit the record.`)
})

test('a record of proofs names a proof of what no longer exists', () => {
  expect(issuesAfter(record => record.set('examples/gone', 'x'))).toContain(
    'examples/gone is proved, but does not exist.',
  )
})

test('a proof whose result is not known counts for the same inputs, unless its line was edited', () => {
  const isRecorded = (entry: string) => isProved(new Map([[caching.name, entry]]), caching)
  expect(isRecorded(entryOf({...caching, result: '12 tests'}))).toBe(true)
  expect(isRecorded(entryOf({...caching, inputs: lazy.inputs}))).toBe(false)
  expect(isRecorded(entryOf({...caching, name: lazy.name}))).toBe(false)
  expect(isRecorded(`${entryOf(caching)}0`)).toBe(false)
  expect(isProved(new Map(), caching)).toBe(false)
})
