import {describe, expect, test} from 'vitest'
import {bodySchema} from '#contract/mdast.ts'
import type {Defaults} from '#contract/defaults.ts'
import {buildFactSet} from '../../../tools/facts/fact-set.ts'
import {readDefaultsSnapshot} from '../../../tools/facts/fact-snapshots.ts'
import {toMarkdown} from '../../../tools/markdown/to-markdown.ts'
import {splitSections} from '../../../tools/search/page-sections.ts'
import {someDefaults} from '../facts/some-defaults.ts'
import {someFacts} from '../facts/some-facts.ts'
import {parseText} from './parse-text.ts'

function parse(path: string, defaults: Defaults | undefined = someDefaults) {
  const facts = buildFactSet([{facts: [...someFacts]}], defaults)
  return parseText(`::option{path="${path}"}\n`, 'page.md', {facts, coverage: undefined})
}

function markdownOf(path: string, defaults?: Defaults): string {
  const {body} = parse(path, defaults)
  const site = {url: '/page/', siteUrl: 'https://docs.example.org'} as const
  return toMarkdown({...site, title: 'Page', body}).replace(/^# Page\n\n/, '')
}

/** The cases of each marked default, with the classes of its element. */
function marked(path: string): Record<string, string> {
  const found = parse(path).html.matchAll(/<span class="([^"]*)" data-default=("[^"]*")>/g)
  return Object.fromEntries([...found].map(([, classes = '', cases = '']) => [cases, classes]))
}

/** `output.html` is 1 for three versions of Node.js. */
const withRun: Defaults = {
  ...someDefaults,
  options: [
    {
      name: 'output.html',
      dependsOn: ['target'],
      results: [{value: '0'}, {value: '1'}],
      cases: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0],
    },
  ],
}

describe('an option whose default depends on other options', () => {
  test('has a table with a row for each default', () => {
    expect(markdownOf('output.html')).toContain(
      '- **Default** `true` in production, `undefined` in development, an object in none\n',
    )
    expect(markdownOf('output.html')).toContain(`**Default depends on \`mode\`**

| Default | When |
| - | - |
| \`true\` | \`mode\` is not set or \`"production"\` |
| \`undefined\` | \`mode\` is \`"development"\` |
| an object | \`mode\` is \`"none"\` |
`)
  })

  test('has a table that shortens the longest condition, and names the failures of webpack', () => {
    expect(markdownOf('output.publicPath'))
      .toContain(`**Default depends on \`output.module\` and \`target\`**

| Default | When |
| - | - |
| \`""\` | \`output.module\` is \`false\` and \`target\` is \`"universal"\`, \`"node"\`, \`"async-node"\`, \`"deno"\`, \`"bun"\`, \`"nwjs"\` and 4 more |
| none: webpack reports an error | \`target\` is \`false\` |
| \`"auto"\` | otherwise |

See all cases in the [explorer](https://docs.example.org/configuration/explorer/?option=output.publicPath).
`)
  })

  test('has a table that shortens values that differ in a number', () => {
    expect(markdownOf('output.html', withRun)).toContain(
      '| `1` | `target` is `"node10"` to `"node14"` |\n| `0` | otherwise |\n',
    )
  })

  test('is a valid body with collapsed details that stock rendering shows', () => {
    const {body, html, report} = parse('output.html')
    expect(report).toBe('')
    expect(bodySchema.parse(body)).toEqual(body)
    expect(html).toContain('<details class="details default-cases">')
    expect(html).toContain(
      '<summary class="summary">Default depends on <code>mode</code></summary>',
    )
  })

  test('lists for each default the modes and targets with which it is in force', () => {
    expect(marked('output.html')).toEqual({
      '"production"': 'default',
      '"development"': 'default',
      '"none"': 'default default-other',
    })
    expect(Object.keys(marked('output.filename'))).toEqual([
      '"web webworker node async-node electron-main electron-preload electron-renderer nwjs"',
      '"deno bun universal"',
    ])
  })

  test('names the defaults that few readers need last in Markdown', () => {
    expect(markdownOf('output.filename')).toContain(
      '- **Default** `"[name].js"`, `"[name].mjs"` for deno, bun and universal\n',
    )
  })

  test('keeps the other options of the table out of the search', () => {
    const [section] = splitSections(parse('output.filename').body)
    expect(section?.prose).not.toContain('depends on')
    expect(section?.names).not.toContain('output.module')
  })
})

describe('an option whose default is always the same', () => {
  test.each([
    ['has no table', 'mode', someDefaults],
    ['has no table either if nothing is known of defaults', 'output.html', undefined],
  ])('%s', (_, path, defaults) => {
    const facts = buildFactSet([{facts: [...someFacts]}], defaults)
    const {html} = parseText(`::option{path="${path}"}\n`, 'page.md', {facts, coverage: undefined})
    expect(html).toContain('class="facts"')
    expect(html).not.toMatch(/details|data-default/)
  })
})

describe('the defaults of webpack', () => {
  test('fit tables of at most twelve rows, and the others lead to the explorer', () => {
    const defaults = readDefaultsSnapshot()
    const facts = defaults?.options.map(({name}) => ({
      id: `option:${name}`,
      kind: 'option' as const,
      name,
    }))
    const known = {facts: buildFactSet([{facts: facts ?? []}], defaults), coverage: undefined}
    const rows = (path: string) => {
      const {html} = parseText(`::option{path="${path}"}\n`, 'page.md', known)
      return {count: html.match(/<tr>/g)?.length, isCut: html.includes('?option=')}
    }
    expect(rows('externalsType')).toEqual({count: 13, isCut: true})
    expect(rows('optimization.chunkIds')).toEqual({count: 4, isCut: false})
  })
})
