import {expect, test} from 'vitest'
import {anchorRecordSchema, extendRecord, formatRecord} from '../../../tools/site/anchor-record.ts'
import {parseJson} from '../../../tools/sources/json-value.ts'

test('extendRecord adds what is new, keeps what is gone, and sorts both pages and ids', () => {
  const record = {'/guides/': ['old', 'kept'], '/gone/': ['there']}
  const pages = [
    {path: 'guides/index.md', ids: ['new', 'kept']},
    {path: 'api.mdx', ids: []},
  ]
  const next = extendRecord(record, pages)
  expect(Object.entries(next)).toEqual([
    ['/api/', []],
    ['/gone/', ['there']],
    ['/guides/', ['kept', 'new', 'old']],
  ])
  expect(extendRecord(next, pages.toReversed())).toEqual(next)
  expect(record['/guides/']).toEqual(['old', 'kept'])
})

const read = (text: string) => parseJson(anchorRecordSchema, {text, file: 'anchors.json'})
const record = {'/': [], '/a/': ['b', 'c']}

test('a record has one id per line, and is read as it was written, and as it was edited', () => {
  expect(formatRecord(record)).toBe('{\n "/": [],\n "/a/": [\n  "b",\n  "c"\n ]\n}\n')
  expect(read(formatRecord(record))).toEqual({value: record, issues: []})
  expect(read(JSON.stringify(record))).toEqual({value: record, issues: []})
})

test.each([
  ['{\n "/a/": [],\n "/a/": []\n}\n', 3, 'This is not valid: Map keys must be unique.'],
  ['{\n "a": []\n}\n', 2, 'The value of “a” is not valid: the key has to be the url of a page.'],
  ['{\n "/": [\n  ""\n ]\n}\n', 3, expect.stringContaining('The value of “/.0” is not valid')],
])('a record says where %j is wrong', (text, line, message) => {
  const issue = {rule: 'bad-json', severity: 'error', file: 'anchors.json', line, message}
  expect(read(text)).toMatchObject({issues: [issue]})
})
