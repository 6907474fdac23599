import type {Root} from 'mdast'
import {expect, test} from 'vitest'
import {bodySchema} from '#contract/mdast.ts'
import type {Fact} from '#contract/webpack.ts'
import {renderArticle} from '../../../app/documents/render-article.ts'
import {buildFactBlock} from '../../../tools/markdown/fact-block.ts'
import {splitSections} from '../../../tools/search/page-sections.ts'
import {someFactSet} from '../facts/some-facts.ts'
import {markdownOf, parseText} from './parse-text.ts'

const coverage = {
  sections: {configuration: ['option:*'], api: ['hook:*', 'flag:*', 'stats:*'], plugins: ['pl*']},
  documented: {configuration: ['option:mode', 'option:gone'], api: []},
}

function parse(text: string) {
  return parseText(text, 'page.md', {facts: someFactSet, coverage})
}

const object = '{/* … */}'
test.each<[fact: Partial<Fact>, markdown: string]>([
  [
    {default: {development: object, production: 'false'}},
    '- **Default** an object in development, `false` in production\n',
  ],
  [{type: 'object', default: {development: object, production: object}}, '- **Type** `object`\n'],
  [
    {type: 'false | "a | b" | (string | number)[]'},
    '- **Type** `false` | `"a | b"` | `(string | number)[]`\n',
  ],
  [
    {type: '{ (a: {b: 1; c: 2}): void; <T>(a: T): (b: () => T) => void; }'},
    '- **Type** `(a: {b: 1; c: 2}): void` or `<T>(a: T): (b: () => T) => void`\n',
  ],
  [{type: '(a: string) => string | number'}, '- **Type** `(a: string) => string | number`\n'],
  [
    {in: ['import() with expression', 'new URL()', 'css @import', 'html comment'], values: ['1']},
    '- **Values** `1`\n' +
      '- **Read in** `import()` with expression, `new URL()`, CSS `@import`, HTML comment\n',
  ],
])('a block of facts lists what is known of %j', (fact, markdown) => {
  const block = buildFactBlock({id: 'option:a', kind: 'option', name: 'a', ...fact})
  const body: Root = {type: 'root', children: [block]}
  expect(markdownOf(body)).toBe(markdown)
})

test('a block of facts is a list of descriptions, in the app and in stock rendering', () => {
  const {html, body} = parse('::option{path="output.filename"}\n')
  expect(bodySchema.parse(body)).toEqual(body)
  expect(renderArticle(body)).toContain('<dl class="facts" data-fact="option:output.filename">')
  expect(html.replaceAll('\n', '')).toBe(
    '<dl class="facts" data-fact="option:output.filename">' +
      '<div><dt>Type</dt><dd><code>string</code> | <code>function</code></dd></div>' +
      '<div><dt>Default</dt><dd><code>"[name].js"</code></dd></div>' +
      '<div><dt>CLI flag</dt><dd><code>--output-filename</code>, <code>-f</code></dd></div></dl>',
  )
})

test.each([
  [
    '::option{path="output.html"}',
    '- **Type** `boolean`\n- **Default** `undefined` in development, `true` in production\n' +
      '- **Since** 5.110\n- **Status** deprecated, experimental\n',
  ],
  ['::option{path="module.rules[].oneOf[].use"}', '- **Type** `object`\n'],
  [
    '::hook{name="Compiler.emit"}',
    '- **Kind** `AsyncSeriesHook`\n- **Arguments** `compilation`\n- **Order** No. 12 in a build\n',
  ],
  ['::hook{name="Parser.call"}', '- **Kind** `SyncBailHook`, one for each `callee`\n'],
  ['::flag{name="--config"}', '- **Type** `string[]`\n- **Aliases** `-c`\n'],
  [
    '::flag{name="--no-mode"}',
    '- **Values** `"development"`, `"production"`, `"none"`\n- **CLI flag** `--mode`\n',
  ],
  ['::plugin-option{plugin="DllPlugin" path="path"}', '- **Name** `DllPlugin.path`\n'],
  ['::fact{id="stats:StatsAsset.name"}', '- **Type** `string`\n'],
])('a block of facts shows %s', (text, markdown) => {
  const {body, report} = parse(`${text}\n`)
  expect([report, markdownOf(body)]).toEqual(['', markdown])
})

test('a block of facts belongs to the heading above it, or to the page', () => {
  const text = '::option{path="mode"}\n\n## Name\n\n::option{path="output.filename"}\n'
  expect(parse(text).page.facts).toEqual([
    {id: 'option:mode', anchor: '', line: 4},
    {id: 'option:output.filename', anchor: 'name', line: 8},
  ])
})

const table =
  '| Option | Use |\n| --- | --- |\n| :option[publicPath]{path="output.publicPath"} | Urls |\n'

test('a name within a paragraph has an id, and a link to itself', () => {
  const {html, page, report} = parse(`## Option output-publicPath\n\n${table}`)
  expect(report).toBe('')
  expect(html).toContain(
    '<td><a href="#option-output-publicpath" class="fact">' +
      '<code id="option-output-publicpath" data-fact="option:output.publicPath" data-parent="output.">publicPath</code></a></td>',
  )
  const id = 'option-output-publicpath'
  expect(page.facts).toEqual([{id: 'option:output.publicPath', anchor: id, line: 8}])
  expect(page.ids, 'that of the heading is another one').toEqual([`${id}-1`, id])
  expect(page.anchors.map(({title}) => title)).toEqual(['Option output-publicPath'])
  expect(page.links).toEqual([])
})

test('a name within a paragraph is a link in Markdown, and has the name of the fact without a label', () => {
  expect(markdownOf(parse('- :option{path="output.filename"}\n- :flag[x]{name="-f"}\n').body)).toBe(
    '- [`output.filename`](https://docs.example.org/page/#option-output-filename)\n' +
      '- [`x`](https://docs.example.org/page/#-f)\n',
  )
})

test('a name within a paragraph is a section that search finds by its whole name', () => {
  const {body} = parse(`## Output\n\nMore:\n\n${table}`)
  const id = 'option-output-publicpath'
  expect(splitSections(body).slice(1)).toMatchObject([
    {id: 'output', headings: ['Output'], prose: 'More: Option Use publicPath Urls'},
    {id, headings: ['Output', 'output.publicPath'], prose: 'publicPath Urls'},
  ])
})

test('a name within a paragraph has the id of the flag where it is a flag', () => {
  const {page} = parse('- :flag[--mode]{name="--mode"}: or :flag{name="--no-mode"}\n')
  expect(page.ids).toEqual(['--mode', '--no-mode'])
  expect(page.facts).toEqual([
    {id: 'option:mode', anchor: '--mode', line: 4},
    {id: 'option:mode', anchor: '--no-mode', line: 4},
  ])
})

test('what is not known of webpack is reported with the names that come closest', () => {
  const text =
    '::option{path="publicPath"}\n\n' +
    '- :option[name]{path="output.filname"}\n\n' +
    '::flag{name="--conf"}\n\n' +
    '::fact{id="nothing:at-all-like-it"}\n'
  expect(parse(text).report).toBe(`content/page.md:4  unknown-fact
  webpack has no option publicPath.
  Did you mean output.publicPath?

content/page.md:6  unknown-fact
  webpack has no option output.filname.
  Did you mean output.filename?

content/page.md:8  unknown-fact
  webpack has no flag --conf.
  Did you mean --config?

content/page.md:10  unknown-fact
  webpack has no fact nothing:at-all-like-it.
  Look up its name in the files of facts/.`)
})

test('what is not known of webpack is reported if an attribute is wrong or missing, or if it is there twice or in a heading or a link', () => {
  const text =
    '::option{name="mode"}\n\n::hook\n\n::plugin-option{plugin="DllPlugin"}\n\n' +
    '::option[Mode]{path="mode"}\n\n- :option{path="mode"}\n- :option{path="mode"}\n\n' +
    '## :hook[emit]{name="Compiler.emit"}\n\n[:flag{name="--config"}](#)\n'
  expect(parse(text).report).toBe(`content/page.md:4  bad-fact
  “option” has no attribute “name”.
  Write option{path="…"}.

content/page.md:6  bad-fact
  “hook” needs the attribute “name”.
  Write hook{name="…"}.

content/page.md:8  bad-fact
  “plugin-option” needs the attribute “path”.
  Write plugin-option{plugin="…" path="…"}.

content/page.md:10  bad-fact
  A directive with two colons cannot have a label: “Mode”.
  Write ::option{…}, or :option[…]{…} inside a paragraph.

content/page.md:13  double-fact
  #option-mode already exists on line 12.
  Write \`mode\` here. Only one place on a page can have the ID.

content/page.md:15  bad-fact
  A directive with an ID is not allowed in a heading or a link.
  Write the name as code, and ::hook{…} below the heading.

content/page.md:17  bad-fact
  A directive with an ID is not allowed in a heading or a link.
  Write the name as code, and ::flag{…} below the heading.`)
})

test('the table of what is documented counts what is recorded, by section', () => {
  expect(markdownOf(parse('::coverage\n').body)).toBe(
    `| Section | Documented | Percent |
| - | -: | -: |
| [Configuration](https://docs.example.org/configuration/) | 1 of 5 | 20.0% |
| [API](https://docs.example.org/api/) | 0 of 4 | 0.0% |
| [Plugins](https://docs.example.org/plugins/) | 0 of 1 | 0.0% |
| **All** | **1 of 10** | **10.0%** |
`,
  )
})

test('the table of what is documented counts by kind as well, and by nothing else', () => {
  expect(markdownOf(parse('::coverage{by=kind}\n').body).split('\n').slice(2, -1)).toEqual([
    '| Options of the configuration | 1 of 5 | 20.0% |',
    '| Flags of the command line alone | 0 of 1 | 0.0% |',
    '| Options of plugins | 0 of 1 | 0.0% |',
    '| Hooks | 0 of 2 | 0.0% |',
    '| Fields of stats | 0 of 1 | 0.0% |',
    '| **All** | **1 of 10** | **10.0%** |',
  ])
  expect(parse('::coverage{by=page}\n').report).toBe(`content/page.md:4  bad-fact
  “coverage” does not support this.
  Write ::coverage or ::coverage{by=kind}.`)
})

test('the table of what is documented needs a record', () => {
  const known = {facts: someFactSet, coverage: undefined}
  const {report} = parseText('::coverage\n', 'page.md', known)
  expect(report).toBe(`content/page.md:4  bad-fact
  There is no record of documented facts.
  Write _coverage.json: {"sections": {"configuration": ["option:*"]}}.`)
})
