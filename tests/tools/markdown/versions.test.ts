import {describe, expect, test} from 'vitest'
import type {History, Releases} from '#contract/history.ts'
import type {Fact} from '#contract/webpack.ts'
import {buildFactSet} from '../../../tools/facts/fact-set.ts'
import {neededVersion} from '../../../tools/markdown/sample-versions.ts'
import {toMarkdown} from '../../../tools/markdown/to-markdown.ts'
import {parseText} from './parse-text.ts'

const facts: Fact[] = [
  {id: 'option:output.html', kind: 'option', name: 'output.html', since: '5.108.0'},
  {id: 'option:output.html.title', kind: 'option', name: 'output.html.title', since: '5.109.0'},
  {id: 'option:mode', kind: 'option', name: 'mode', since: '4.47.0'},
  {id: 'option:module.rules[].glob', kind: 'option', name: 'module.rules[].glob', since: '5.110.1'},
  {id: 'plugin:ManifestPlugin', kind: 'plugin', name: 'ManifestPlugin', since: '5.103.0'},
]
const factSet = buildFactSet([{facts}])

const history: History = {
  packages: [],
  facts: {
    'option:output.html': {since: '5.108.0'},
    'option:output.html.title': {since: '5.109.0'},
    'option:mode': {changes: [{version: '5.109.0', field: 'default', after: '"x"'}]},
    'option:old': {until: '5.108.3'},
  },
}
const releases: Releases = {
  packages: [
    {
      name: 'webpack',
      releases: ['5.107.0', '5.108.0', '5.108.3', '5.109.0'].map(version => ({version})),
    },
  ],
}

function markdownOf(text: string): {text: string; report: string} {
  const {body, report} = parseText(text, 'page.md', {
    facts: factSet,
    coverage: undefined,
    history,
    releases,
  })
  const site = {url: '/page/', siteUrl: 'https://docs.example.org', title: 'Page'} as const
  return {text: toMarkdown({...site, body}).replace(/^# Page\n\n/, ''), report}
}

describe('a version on a page', () => {
  test('is in the heading and in the block of what it added', () => {
    const {text} = markdownOf('## `output.html`\n\n::option{path="output.html"}\n')
    expect(text).toContain('## `output.html` 5.108+\n')
    expect(text).toContain('- **Since** 5.108\n')
  })

  test('is behind a name, unless the heading above says the same', () => {
    const block = '## HTML\n\n::option{path="output.html.title"}\n\n'
    const name = ':option[glob]{path="module.rules[].glob"}'
    expect(markdownOf(`${name} and :option{path="mode"}\n`).text).toMatch(
      /^\[`glob`\]\(.*?\) 5\.110\.1\+ and \[`mode`\]/,
    )
    expect(markdownOf(`${block}:option[t]{path="output.html.title"}\n`).text).not.toMatch(
      /`t`.*5\.109/,
    )
  })

  test('is written by :since, which refuses what is old', () => {
    expect(markdownOf('New :since{id="plugin:ManifestPlugin"}.\n').text).toBe('New 5.103+.\n')
    expect(markdownOf('Old :since{id="option:mode"}.\n').report).toContain(
      'option:mode is as old as webpack 5, or its age is unknown.',
    )
  })

  test('is listed with what it changed, newest first', () => {
    const {text} = markdownOf('::versions\n')
    const [first = '', second = ''] = text.split('\n').slice(2)
    expect(first).toMatch(/^\| 5\.109 +\| .*output\.html\.title.*\| .*mode.*\| old +\|$/)
    expect(second).toMatch(/^\| 5\.108 +\| .*output\.html\b/)
  })
})

describe('the version that a sample needs', () => {
  test('is that of the youngest option or plugin in it', () => {
    const config = 'export default {mode: "none", output: {html: {title: "a"}}}'
    expect(neededVersion(config, factSet)).toBe('5.109.0')
    expect(neededVersion('export default {module: {rules: [{glob: "*"}]}}', factSet)).toBe(
      '5.110.1',
    )
    expect(
      neededVersion('import webpack from "webpack"\nnew webpack.ManifestPlugin({})', factSet),
    ).toBe('5.103.0')
  })

  test('is not known of an excerpt, and not said of what is old', () => {
    expect(neededVersion('module.exports = {mode: "none"}', factSet)).toBeUndefined()
    expect(neededVersion('output: {html', factSet)).toBeUndefined()
  })

  test('is an attribute of the code', () => {
    const code = '```js title="webpack.config.js"\nmodule.exports = {output: {html: true}}\n```\n'
    const {body} = parseText(code, 'page.md', {facts: factSet, coverage: undefined})
    expect(body.children[0]?.data?.hProperties).toMatchObject({dataNeeds: '5.108'})
  })
})
