import {describe, expect, test} from 'vitest'
import type {History, Releases} from '#contract/history.ts'
import {factKeyOf} from '../../../tools/markdown/fact-key.ts'
import {buildFactSet} from '../../../tools/facts/fact-set.ts'
import {neededVersion} from '../../../tools/markdown/sample-versions.ts'
import {factOf} from '../facts/some-facts.ts'
import {markdownOf, parseText} from './parse-text.ts'

const facts = [
  factOf('option', 'output.html', {since: '5.108.0'}),
  factOf('option', 'output.html.title', {since: '5.109.0'}),
  factOf('option', 'mode', {since: '4.47.0'}),
  factOf('option', 'module.rules[].glob', {since: '5.110.1'}),
  factOf('plugin', 'ManifestPlugin', {since: '5.103.0'}),
  factOf('option', 'module.parser.javascript.typescript'),
  factOf('flag', '--config-node-env'),
]
const factSet = buildFactSet([{facts}])

const history: History = {
  packages: [],
  facts: {
    'option:output.html': {since: '5.108.0'},
    'option:output.html.title': {since: '5.109.0'},
    'option:mode': {changes: [{version: '5.109.0', field: 'default', after: '"x"'}]},
    'option:old': {until: '5.108.3'},
    'option:old.part': {until: '5.108.3'},
    'option:experiments.outputModule': {until: '5.110.3'},
    'plugin:experiments.typescript.TypeScriptPlugin': {until: '5.109.0'},
    'plugin:OldPlugin': {until: '5.107.0', renamedTo: 'plugin:ManifestPlugin'},
    'dev-server:gone': {until: '4.0.0', package: 'webpack-dev-server'},
    'flag:--node-env': {until: '6.0.1', package: 'webpack-cli'},
    'command:bundle': {until: '4.3.1', package: 'webpack-cli'},
  },
}
const versions = ['5.107.0', '5.108.0', '5.108.3', '5.109.0'].map(version => ({version}))
const releases: Releases = {packages: [{name: 'webpack', releases: versions}]}
const known = {facts: factSet, coverage: undefined, history, releases}

const write = (text: string) => markdownOf(parseText(text, 'page.md', known).body)

describe('a version on a page', () => {
  test('is in the heading and in the block of what it added', () => {
    const text = write('## `output.html`\n\n::option{path="output.html"}\n')
    expect(text).toContain('## `output.html` 5.108+\n')
    expect(text).toContain('- **Since** 5.108\n')
  })

  test('is behind a name, unless the heading above says the same', () => {
    const block = '## HTML\n\n::option{path="output.html.title"}\n\n'
    const name = ':option[glob]{path="module.rules[].glob"}'
    expect(write(`${name} and :option{path="mode"}\n`)).toMatch(
      /^\[`glob`\]\(.*?\) 5\.110\.1\+ and \[`mode`\]/,
    )
    expect(write(`${block}:option[t]{path="output.html.title"}\n`)).not.toMatch(/`t`.*5\.109/)
  })

  test('is written by :since, which refuses what is old', () => {
    expect(write('New :since{id="plugin:ManifestPlugin"}.\n')).toBe('New 5.103+.\n')
    expect(parseText('Old :since{id="option:mode"}.\n', 'page.md', known).report).toContain(
      'option:mode is as old as webpack 5, or its age is unknown.',
    )
  })

  test('is listed with what it changed, newest first', () => {
    const text = write('::versions\n')
    const [first = '', second = ''] = text.split('\n').slice(2)
    expect(first).toMatch(/^\| 5\.109 +\| .*output\.html\.title.*\| .*mode.*\| old\b.*\|$/)
    expect(second).toMatch(/^\| 5\.108 +\| .*output\.html\b/)
  })
})

test('what is gone is listed with the first version without it and with what takes its place, the last first', () => {
  const {body, page, report} = parseText('::removed{package="webpack"}\n', 'page.md', known)
  const rows = markdownOf(body).split('\n').slice(2)
  const place = '(https://docs.example.org/page/#'
  expect(rows.map(row => row.split(/ *\| */).slice(1, 4))).toEqual([
    [
      `[\`experiments.outputModule\`]${place}option-experiments-outputmodule)`,
      'after 5.110.3',
      'Set output.module instead.',
    ],
    [
      `[\`experiments.typescript.TypeScriptPlugin\`]${place}plugin-experiments-typescript-typescriptplugin)`,
      'after 5.109.0',
      expect.stringMatching(/^Set \[`module\.parser\.javascript\.typescript`\]\(.*\) instead\.$/),
    ],
    [`[\`old\`]${place}option-old)`, '5.109.0', ''],
    [
      `[\`OldPlugin\`]${place}plugin-oldplugin)`,
      '5.108.0',
      expect.stringContaining('`ManifestPlugin`'),
    ],
    [],
  ])
  expect(page.ids).toContain('option-old')
  expect(report).toBe('')
  expect(parseText('::removed{package="none"}\n', 'page.md', known).report).toContain(
    'There is no history of this package.',
  )
})

test('what takes the place of flags and commands is listed too', () => {
  const {body} = parseText('::removed{package="webpack-cli"}\n', 'page.md', known)
  const [flag, command] = markdownOf(body).split('\n').slice(2)
  expect(flag).toMatch(/--node-env.* Use \[`--config-node-env`\]\(.*\) instead\./)
  expect(command).toContain('Run build instead.')
})

test('the minor releases of a package are listed with their dates and the number of their patches', () => {
  const published = [
    {version: '5.107.0', date: '2026-05-20'},
    {version: '5.108.0', date: '2026-06-25'},
    {version: '5.108.3'},
    {version: '5.109.0'},
  ]
  const list = {packages: [{name: 'webpack', releases: published}]}
  const tell = (text: string) => parseText(text, 'page.md', {...known, releases: list})
  const {body, report} = tell('::releases{package="webpack" from="5.108.0"}\n')
  expect(report).toBe('')
  expect(markdownOf(body).split('\n').slice(2, 4)).toEqual([
    '| 5.108.0 | 2026-06-25 | 1 |',
    '| 5.109.0 | | 0 |',
  ])
  expect(tell('::releases{package="webpack"}\n').report).toContain(
    'Write ::releases{package="…" from="…"}.',
  )
  expect(tell('::versions{package="webpack"}\n').report).toContain(
    '“versions” has no attribute “package”.\n  Write ::versions.',
  )
  expect(tell('::releases{package="webpack" from="5.1.0"}\n').report).toContain(
    'facts/releases.json has no release webpack 5.1.0.',
  )
})

test.each(['::removed{package="webpack"}', '::releases{}', '::versions', ':since{id="a"}'])(
  'a page with %s is parsed again when the history changes',
  source => {
    const before = factKeyOf(source, known)
    const changed = {...known, facts: buildFactSet([]), history: {packages: [], facts: {}}}
    expect(factKeyOf(source, changed)).not.toBe(before)
    expect(factKeyOf('a page', changed)).toBe(factKeyOf('a page', known))
  },
)

describe('the version that a sample needs', () => {
  test.each([
    ['export default {mode: "none", output: {html: {title: "a"}}}', '5.109.0'],
    ['export default {module: {rules: [{glob: "*"}]}}', '5.110.1'],
    ['import webpack from "webpack"\nnew webpack.ManifestPlugin({})', '5.103.0'],
    ['module.exports = {mode: "none"}', undefined],
    ['output: {html', undefined],
  ])('is that of the youngest option or plugin in it, unless it is old: %j', (code, version) => {
    expect(neededVersion(code, factSet)).toBe(version)
  })

  test('is an attribute of the code', () => {
    const code = '```js title="webpack.config.js"\nmodule.exports = {output: {html: true}}\n```\n'
    const {body} = parseText(code, 'page.md', known)
    expect(body.children[0]?.data?.hProperties).toMatchObject({dataNeeds: '5.108'})
  })
})
