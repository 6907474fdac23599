import {expect, test} from 'vitest'
import {bodySchema} from '#contract/mdast.ts'
import {buildFactSet, type FactSet} from '../../../tools/facts/fact-set.ts'
import {readSnapshots} from '../../../tools/facts/fact-snapshots.ts'
import {planResolution} from '../../../tools/site/page-resolution.ts'
import {resolveBody} from '../../../tools/markdown/resolve-body.ts'
import {someFactSet} from '../facts/some-facts.ts'
import {markdownOf, parseText} from './parse-text.ts'

const webpack = buildFactSet(Object.values(readSnapshots()))

function parse(text: string, facts: FactSet = webpack) {
  return parseText(text, 'page.md', {facts, coverage: undefined})
}

/** The rows of the table as Markdown, by the flag at their beginning. */
function rowsOf(text: string, factUrls: ReadonlyMap<string, string> = new Map()): string[] {
  const {page, body, report} = parse(text)
  expect(report).toBe('')
  const nothing = {files: new Map(), repairLink: (url: string) => url}
  const resolution = planResolution(page, {...nothing, factUrls})
  if (resolution) resolveBody(body, resolution)
  return markdownOf(body).trim().split('\n').slice(2)
}

test('the table of flags shows each flag with its other forms and what can be typed', () => {
  const {html, body} = parse('::flags{of="mode output"}\n', someFactSet)
  expect(bodySchema.parse(body)).toEqual(body)
  const plain = html.replaceAll('\n', '').replaceAll(/<\/?a\b[^>]*>/g, '')
  expect(plain.replaceAll(/<code [^>]*>/g, '<code>')).toBe(
    '<table data-flags=""><thead><tr><th>Flag</th><th>Type or values</th></tr></thead><tbody>' +
      '<tr><td><code>--mode</code> <span class="badge">-reset</span></td>' +
      '<td><code>"development"</code>, <code>"production"</code>, <code>"none"</code></td></tr>' +
      '<tr><td><code>--output-filename</code>, <code>-f</code></td>' +
      '<td><code>string</code></td></tr></tbody></table>',
  )
})

test('the table of flags links a flag to where its option is documented, if it is', () => {
  const urls = new Map([['option:watch', '/configuration/watch/#watch']])
  expect(rowsOf('::flags{of="watch bail"}\n', urls)).toEqual([
    '| `--bail` no- | `boolean` |',
    '| [`--watch`](https://docs.example.org/configuration/watch/#watch), `-w` no- | `boolean` |',
  ])
})

test('the table of flags gives the first flag of a name on the page an ID, under which search finds it', () => {
  const text = '::flags{of="watch"}\n\n::flags{of="watch bail"}\n'
  const {page, html} = parse(text)
  expect(html.match(/id="[^"]*"/g)).toEqual(['id="--watch"', 'id="--bail"'])
  expect(page.ids).toEqual(['--watch', '--bail'])
  const urls = page.links.map(({url, line}) => `${line} ${url}`)
  expect(urls).toEqual(['4 fact:option:watch', '6 fact:option:bail', '6 fact:option:watch'])
  expect(page.facts).toEqual([
    {id: 'option:watch', anchor: '--watch', line: 4},
    {id: 'option:bail', anchor: '--bail', line: 6},
  ])
})

test.each([
  ['entry', '| `--entry` -reset | `string` |'],
  ['amd', '| `--amd` no- | `false` |'],
  ['module.noParse', '| `--module-no-parse` -reset | `RegExp`, `string` |'],
  ['devServer', '| `--allowed-hosts` -reset | `string`, `"auto"`, `"all"` |'],
])('the table of flags shows of %s only what the command line takes', (place, row) => {
  expect(rowsOf(`::flags{of="${place}"}\n`)).toContain(row)
})

test('the table of flags keeps a longer name apart, and leads from other places to the one that is known', () => {
  expect(rowsOf('::flags{of="watch"}\n')).toHaveLength(1)
  const urls = new Map([['option:module.generator.css/auto.exportsOnly', '/a/#b']])
  expect(rowsOf('::flags{of="module.generator.css"}\n', urls)).toContain(
    '| [`--module-generator-css-global-exports-only`](https://docs.example.org/a/#b) no- | `boolean` |',
  )
})

test('the table of flags says what is wrong with it', () => {
  const text =
    '::flags\n\n::flags{of="outptu"}\n\n::flags{of="mode ¿"}\n\n::flags[Mode]{of="mode"}\n'
  expect(parse(text).report).toBe(`content/page.md:4  bad-fact
  “flags” needs the attribute “of”.
  Write ::flags{of="…"}.

content/page.md:6  unknown-fact
  webpack has no flags for outptu.
  Did you mean output?

content/page.md:8  unknown-fact
  webpack has no flags for ¿.
  Write the beginning of the path of an option, such as output or module.parser.

content/page.md:10  bad-fact
  ::flags cannot have a label: “Mode”.
  Write ::flags{of="output"}.`)
  expect(parse('::flags{of="mode" by=a}\n\n::flag{of="mode"}\n').page.issues).toHaveLength(2)
})
