import {describe, expect, test} from 'vitest'
import {z} from 'zod'
import {formatIssues} from '../../../tools/content/issue.ts'
import {siteSchema} from '../../../tools/content/site.ts'
import {parseYaml} from '../../../tools/content/yaml-value.ts'

function report(text: string): string {
  return formatIssues(parseYaml(siteSchema, {text, file: 'site.json'}).issues)
}

describe('parseYaml', () => {
  test('reads JSON', () => {
    const text = '{\n  "title": "webpack",\n  "printable": ["a"]\n}\n'
    expect(parseYaml(siteSchema, {text, file: 'site.json'})).toMatchObject({
      value: {title: 'webpack', printable: ['a']},
      issues: [],
    })
  })

  test('reads JSON that is indented with tabs', () => {
    const text = '{\n\t"title": "webpack",\n\t"printable": [\n\t\t"a"\n\t]\n}\n'
    expect(parseYaml(siteSchema, {text, file: 'site.json'})).toMatchObject({
      value: {title: 'webpack', printable: ['a']},
      issues: [],
    })
  })

  test('reads nothing as an object without keys', () => {
    expect(parseYaml(z.object({}), {text: '', file: 'a.yaml'})).toEqual({value: {}, issues: []})
  })

  test('names the key that nothing reads and its line', () => {
    expect(report('{\n  "title": "A",\n  "printabel": []\n}\n')).toBe(
      `content/site.json:3  unknown-key
  Unknown key “printabel”.
  Did you mean “printable”?`,
    )
  })

  test('names the place of a value deep inside', () => {
    expect(report('{\n  "footer": [\n    {"title": "A",\n     "url": 1}\n  ]\n}\n')).toBe(
      `content/site.json:4  bad-json
  The value of “footer.0.url” is not valid: Invalid input: expected string, received number.
  Change the value.`,
    )
  })

  test('names the place of an object that lacks a key', () => {
    expect(report('{\n  "footer": [\n    {"title": "A"}\n  ]\n}\n')).toBe(
      `content/site.json:3  bad-json
  The value of “footer.0.url” is not valid: Invalid input: expected string, received undefined.
  Change the value.`,
    )
  })

  test('says where the syntax is wrong', () => {
    expect(report('{\n  "title": "A"\n  "url": "B"\n}\n')).toMatch(
      /^content\/site\.json:3 {2}bad-json\n {2}This is not valid: .+\n {2}Fix the syntax\.$/,
    )
  })

  test('says that the whole has the wrong type', () => {
    expect(report('[1]')).toBe(
      `content/site.json:1  bad-json
  Invalid input: expected object, received array.
  Change the value.`,
    )
  })

  test('counts lines from where the text begins in its file', () => {
    const schema = z.strictObject({a: z.number()})
    const {issues} = parseYaml(schema, {text: '\na: b\n', file: 'page.md', lineOffset: 7})
    expect(issues).toMatchObject([{rule: 'bad-front-matter', line: 9}])
  })
})
