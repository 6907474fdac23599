import {expect, test} from 'vitest'
import {bodySchema} from '#contract/mdast.ts'
import type {Defaults} from '#contract/defaults.ts'
import {buildFactSet} from '../../../tools/facts/fact-set.ts'
import {readDefaultsSnapshot} from '../../../tools/facts/fact-snapshots.ts'
import {defaultOf} from '../facts/default-of.ts'
import {someFacts} from '../facts/some-facts.ts'
import {markdownOf, parseText} from './parse-text.ts'

const targets = (
  'web webworker universal node async-node deno bun nwjs ' +
  'electron-main electron-preload electron-renderer node10 node12 node14'
).split(' ')

const ofModule = [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]
const script = [2, 0, 0, -1, 1, 1, -1, -1, 1, 1, 1, 1, 1, 1, 1, 0]
const ofPath = [...script, 2, ...Array.from({length: 15}, () => 0)]

/** Defaults as the snapshot has them, with few inputs and values. */
const someDefaults: Defaults = {
  package: 'webpack',
  version: '5.0.0',
  inputs: [
    {name: 'mode', values: ['undefined', '"development"', '"production"', '"none"']},
    {name: 'output.module', values: ['false', 'true']},
    {name: 'target', values: ['false', ...targets.map(name => `"${name}"`), '["web", "es5"]']},
  ],
  options: [
    defaultOf('output.filename', ['output.module'], [0, 1], '"[name].js"', '"[name].mjs"'),
    defaultOf('output.html', ['mode'], [0, 1, 0, 2], 'true', 'undefined', '{/* … */}'),
    defaultOf('output.module', ['target'], ofModule, 'false', 'true'),
    defaultOf('output.publicPath', ['output.module', 'target'], ofPath, '"auto"', '""', {
      error: 'No.',
    }),
    defaultOf('target', [], [0], '"web"'),
  ],
}

function parse(path: string, defaults: Defaults | undefined = someDefaults) {
  const facts = buildFactSet([{facts: [...someFacts]}], defaults)
  return parseText(`::option{path="${path}"}\n`, 'page.md', {facts, coverage: undefined})
}

/** The cases of each marked default, with the classes of its element. */
function marked(path: string): Record<string, string> {
  const found = parse(path).html.matchAll(/<span class="([^"]*)" data-default=("[^"]*")>/g)
  return Object.fromEntries([...found].map(([, classes = '', cases = '']) => [cases, classes]))
}

test('an option whose default depends on other options has a table with a row for each default, in collapsed details', () => {
  const {body, html, report} = parse('output.html')
  expect(report).toBe('')
  expect(bodySchema.parse(body)).toEqual(body)
  expect(html).toContain('<details class="details default-cases">')
  expect(html).toContain('<summary class="summary">Default depends on <code>mode</code></summary>')
  const markdown = markdownOf(parse('output.html').body)
  expect(markdown).toContain(
    '- **Default** `true` in production, `undefined` in development, an object in none\n',
  )
  expect(markdown).toContain(`**Default depends on \`mode\`**

| Default | When |
| - | - |
| \`true\` | \`mode\` is not set or \`"production"\` |
| \`undefined\` | \`mode\` is \`"development"\` |
| an object | \`mode\` is \`"none"\` |
`)
})

test('an option whose default depends on other options has a table that shortens the longest condition, and names the failures of webpack', () => {
  expect(markdownOf(parse('output.publicPath').body))
    .toContain(`**Default depends on \`output.module\` and \`target\`**

| Default | When |
| - | - |
| \`""\` | \`output.module\` is \`false\` and \`target\` is \`"universal"\`, \`"node"\`, \`"async-node"\`, \`"deno"\`, \`"bun"\`, \`"nwjs"\` and 4 more |
| none: webpack reports an error | \`target\` is \`false\` |
| \`"auto"\` | otherwise |

See all cases in the [explorer](https://docs.example.org/configuration/explorer/?option=output.publicPath).
`)
})

test('an option whose default depends on other options has a table that shortens values that differ in a number', () => {
  const cases = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0]
  const option = defaultOf('output.html', ['target'], cases, '0', '1')
  expect(markdownOf(parse('output.html', {...someDefaults, options: [option]}).body)).toContain(
    '| `1` | `target` is `"node10"` to `"node14"` |\n| `0` | otherwise |\n',
  )
})

test('an option whose default depends on other options lists for each default the modes and targets with which it is in force, rare ones last', () => {
  expect(marked('output.html')).toEqual({
    '"production"': 'default',
    '"development"': 'default',
    '"none"': 'default default-other',
  })
  expect(Object.keys(marked('output.filename'))).toEqual([
    '"web webworker node async-node electron-main electron-preload electron-renderer nwjs"',
    '"deno bun universal"',
  ])
  expect(markdownOf(parse('output.filename').body)).toContain(
    '- **Default** `"[name].js"`, `"[name].mjs"` for deno, bun and universal\n',
  )
})

test.each([
  ['is always the same', 'mode', someDefaults],
  ['is not known to depend on anything', 'output.html', undefined],
])('an option whose default %s has no table', (_, path, defaults) => {
  const facts = buildFactSet([{facts: [...someFacts]}], defaults)
  const {html} = parseText(`::option{path="${path}"}\n`, 'page.md', {facts, coverage: undefined})
  expect(html).toContain('class="facts"')
  expect(html).not.toMatch(/details|data-default/)
})

test('the defaults of webpack fit tables of at most twelve rows, or lead to the explorer', () => {
  const defaults = readDefaultsSnapshot()
  const facts = (defaults?.options ?? []).map(({name}) => {
    return {id: `option:${name}`, kind: 'option' as const, name}
  })
  const known = {facts: buildFactSet([{facts}], defaults), coverage: undefined}
  const rows = (path: string) => {
    const {html} = parseText(`::option{path="${path}"}\n`, 'page.md', known)
    return {count: html.match(/<tr>/g)?.length, isCut: html.includes('?option=')}
  }
  expect(rows('externalsType')).toEqual({count: 13, isCut: true})
  expect(rows('optimization.chunkIds')).toEqual({count: 4, isCut: false})
})
