import {describe, expect, test} from 'vitest'
import {bodySchema} from '#contract/mdast.ts'
import {buildFactSet, type FactSet} from '../../../tools/facts/fact-set.ts'
import {readSnapshots} from '../../../tools/facts/fact-snapshots.ts'
import {planResolution} from '../../../tools/content/page-resolution.ts'
import {resolveBody} from '../../../tools/markdown/resolve-body.ts'
import {toMarkdown} from '../../../tools/markdown/to-markdown.ts'
import {someFactSet} from '../facts/some-facts.ts'
import {parseText} from './parse-text.ts'

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
  const site = {url: '/page/', siteUrl: 'https://docs.example.org', title: 'Page'} as const
  return toMarkdown({...site, body})
    .trim()
    .split('\n')
    .slice(4)
}

describe('the table of flags', () => {
  test('shows each flag with its other forms and what can be typed', () => {
    const {html} = parse('::flags{of="mode output"}\n', someFactSet)
    const plain = html.replaceAll('\n', '').replaceAll(/<\/?a\b[^>]*>/g, '')
    expect(plain.replaceAll(/<code [^>]*>/g, '<code>')).toBe(
      '<table data-flags=""><thead><tr><th>Flag</th><th>Type or values</th></tr></thead><tbody>' +
        '<tr><td><code>--mode</code> <span class="badge">-reset</span></td>' +
        '<td><code>"development"</code>, <code>"production"</code>, <code>"none"</code></td></tr>' +
        '<tr><td><code>--output-filename</code>, <code>-f</code></td>' +
        '<td><code>string</code></td></tr></tbody></table>',
    )
  })

  test('is of nodes that the contract has', () => {
    const {body} = parse('::flags{of="output"}\n')
    expect(bodySchema.parse(body)).toEqual(body)
  })

  test('links a flag to where its option is documented, if it is', () => {
    const urls = new Map([['option:watch', '/configuration/watch/#watch']])
    const text = '::flags{of="watch bail"}\n'
    expect(rowsOf(text, urls)).toEqual([
      '| `--bail` no- | `boolean` |',
      '| [`--watch`](https://docs.example.org/configuration/watch/#watch), `-w` no- | `boolean` |',
    ])
    const {page} = parse(text)
    expect(page.links).toEqual([
      {url: 'fact:option:bail', line: 4},
      {url: 'fact:option:watch', line: 4},
    ])
  })

  test('gives the first flag of a name on the page an ID, under which search finds it', () => {
    const text = '::flags{of="watch"}\n\n::flags{of="watch bail"}\n'
    const {page, html} = parse(text)
    expect(html.match(/id="[^"]*"/g)).toEqual(['id="--watch"', 'id="--bail"'])
    expect(page.ids).toEqual(['--watch', '--bail'])
    expect(page.facts).toEqual([
      {id: 'option:watch', anchor: '--watch', line: 4},
      {id: 'option:bail', anchor: '--bail', line: 6},
    ])
  })

  test.each([
    ['entry', ['| `--entry` -reset | `string` |']],
    ['amd', ['| `--amd` no- | `false` |']],
    ['module.noParse', ['| `--module-no-parse` -reset | `RegExp`, `string` |']],
  ])('shows of %s only what the command line takes', (place, rows) => {
    expect(rowsOf(`::flags{of="${place}"}\n`)).toEqual(rows)
  })

  test('keeps a longer name apart, and leads from other places to the one that is known', () => {
    expect(rowsOf('::flags{of="watch"}\n')).toHaveLength(1)
    const urls = new Map([['option:module.generator.css/auto.exportsOnly', '/a/#b']])
    expect(rowsOf('::flags{of="module.generator.css"}\n', urls).join('\n')).toContain(
      '| [`--module-generator-css-global-exports-only`](https://docs.example.org/a/#b) no- | `boolean` |',
    )
  })

  test('has those of the dev server by its name', () => {
    expect(rowsOf('::flags{of="devServer"}\n').join('\n')).toContain(
      '| `--allowed-hosts` -reset | `string`, `"auto"`, `"all"` |',
    )
  })

  test('says what is wrong with it', () => {
    const text =
      '::flags\n\n::flags{of="outptu"}\n\n::flags{of="mode ¿"}\n\n' +
      '::flags{of="mode" by=name}\n\n::flags[Mode]{of="mode"}\n\n::flag{of="mode"}\n'
    expect(parse(text).report).toBe(`content/page.md:4  bad-fact
  “flags” needs the attribute “of”.
  Write flags{of="…"}.

content/page.md:6  unknown-fact
  webpack has no flags for outptu.
  Did you mean output?

content/page.md:8  unknown-fact
  webpack has no flags for ¿.
  Write the beginning of the path of an option, such as output or module.parser.

content/page.md:10  bad-fact
  “flags” has no attribute “by”.
  Write flags{of="…"}.

content/page.md:12  bad-fact
  ::flags cannot have a label: “Mode”.
  Write ::flags{of="output"}.

content/page.md:14  bad-fact
  “flag” has no attribute “of”.
  Write flag{name="…"}.`)
  })
})
