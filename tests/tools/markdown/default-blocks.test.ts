import {expect, test} from 'vitest'
import {bodySchema} from '#contract/mdast.ts'
import type {Defaults} from '#contract/defaults.ts'
import {buildFactSet} from '../../../tools/facts/fact-set.ts'
import {readDefaultsSnapshot} from '../../../tools/facts/fact-snapshots.ts'
import {someFacts} from '../facts/some-facts.ts'
import {markdownOf, parseText} from './parse-text.ts'

const targets =
  'web webworker universal node async-node deno bun nwjs electron-main electron-preload electron-renderer node10 node12 node14'.split(
    ' ',
  )

/** Defaults as the snapshot has them, with few inputs and values. */
const someDefaults: Defaults = {
  package: 'webpack',
  version: '5.0.0',
  inputs: [
    {name: 'mode', values: ['undefined', '"development"', '"production"', '"none"']},
    {name: 'output.module', values: ['false', 'true']},
    {
      name: 'target',
      values: ['false', ...targets.map(name => `"${name}"`), '["web", "es5"]'],
    },
  ],
  options: [
    {
      name: 'output.filename',
      dependsOn: ['output.module'],
      results: [{value: '"[name].js"'}, {value: '"[name].mjs"'}],
      cases: [0, 1],
    },
    {
      name: 'output.html',
      dependsOn: ['mode'],
      results: [{value: 'true'}, {value: 'undefined'}, {value: '{/* … */}'}],
      cases: [0, 1, 0, 2],
    },
    {
      name: 'output.module',
      dependsOn: ['target'],
      results: [{value: 'false'}, {value: 'true'}],
      cases: [0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0],
    },
    {
      name: 'output.publicPath',
      dependsOn: ['output.module', 'target'],
      results: [{value: '"auto"'}, {value: '""'}, {error: 'There is no public path.'}],
      cases: [
        2, 0, 0, -1, 1, 1, -1, -1, 1, 1, 1, 1, 1, 1, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0,
      ],
    },
    {name: 'target', dependsOn: [], results: [{value: '"web"'}], cases: [0]},
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
  const option = {
    name: 'output.html',
    dependsOn: ['target'],
    results: [{value: '0'}, {value: '1'}],
    cases: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0],
  }
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
