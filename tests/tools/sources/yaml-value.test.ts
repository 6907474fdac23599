import {expect, test} from 'vitest'
import {z} from 'zod'
import {formatIssues} from '../../../tools/issues/issue.ts'
import {siteSchema} from '../../../tools/content-format/site-settings.ts'
import {parseYaml} from '../../../tools/sources/yaml-value.ts'

function report(text: string): string {
  return formatIssues(parseYaml(siteSchema, {text, file: 'site.json'}).issues)
}

test.each([
  '{\n  "title": "webpack",\n  "printable": ["a"]\n}\n',
  '{\n\t"title": "webpack",\n\t"printable": [\n\t\t"a"\n\t]\n}\n',
])('parseYaml reads JSON, also if it is indented with tabs: %j', text => {
  expect(parseYaml(siteSchema, {text, file: 'site.json'})).toMatchObject({
    value: {title: 'webpack', printable: ['a']},
    issues: [],
  })
})

test('parseYaml reads nothing as an object without keys', () => {
  expect(parseYaml(z.object({}), {text: '', file: 'a.yaml'})).toEqual({value: {}, issues: []})
})

test('parseYaml names the line of unknown keys, of values deep inside, and of objects that lack a key', () => {
  const text =
    '{\n  "footer": [\n    {"title": "A",\n     "url": 1},\n    {"title": "A"}\n  ],\n  "printabel": []\n}\n'
  expect(report(text)).toBe(
    `content/site.json:4  bad-json
  The value of “footer.0.url” is not valid: Invalid input: expected string, received number.
  Change the value.

content/site.json:5  bad-json
  The value of “footer.1.url” is not valid: Invalid input: expected string, received undefined.
  Change the value.

content/site.json:7  unknown-key
  Unknown key “printabel”.
  Did you mean “printable”?`,
  )
})

test('parseYaml says that the whole has the wrong type', () => {
  expect(report('[1]')).toBe(
    `content/site.json:1  bad-json
  Invalid input: expected object, received array.
  Change the value.`,
  )
})
