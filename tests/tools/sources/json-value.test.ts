import {expect, test} from 'vitest'
import {z} from 'zod'
import {formatIssues} from '../../../tools/issues/issue.ts'
import {parseJson} from '../../../tools/sources/json-value.ts'
import {parseYaml} from '../../../tools/sources/yaml-value.ts'

const schema = z.record(z.string(), z.unknown())

const read = (text: string) => parseJson(schema, {text, file: 'a.json'})

test.each([
  '{}',
  '{"a": 1, "b": [{"a": null}, {"a": "c: \\"d\\": e"}], "größe": "中文 👩‍💻"}\r\n',
  '{"a": {"a": {"a": "\\\\"}}, "b\\"c": ":", "": [":", "x"]}',
  '{"constructor": 1, "toString": {"__proto": 2}}',
])('parseJson reads %s as JSON.parse does', text => {
  expect(read(text)).toEqual({value: JSON.parse(text), issues: []})
})

test.each([
  ['a key that is there twice', '{\n"a": 1,\n"b": {"c": 1,\n"c": 2}\n}', 4],
  ['a mistake in the syntax', '{\n"a": 1\n"b": 2\n}', 2],
  ['a hidden character', '{\n"a": "b\u202Ec"\n}', 2],
  ['a hidden character that is written as a reference', '{\n"a": "b\\u202Ec"\n}', 2],
  ['half of a pair', '{"title": "\\uD800"}', 1],
  ['a key with an escaped line break', '{"\\n\\u0000": {}}', 1],
  ['a value that does not fit', '[\n]', 1],
  ['a value that lies too deep', `{"a":\n${'['.repeat(1000)}${']'.repeat(1000)}}`, 2],
])('parseJson names the line of %s', (_, text, line) => {
  const {issues} = read(text)
  expect(formatIssues(issues)).toMatch(new RegExp(`^content/a\\.json:${line} `))
  expect(issues).toEqual(parseYaml(schema, {text, file: 'a.json'}).issues)
})
