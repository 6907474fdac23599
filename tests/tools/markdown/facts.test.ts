import type {Root} from 'mdast'
import {describe, expect, test} from 'vitest'
import {bodySchema} from '#contract/mdast.ts'
import type {Fact} from '#contract/webpack.ts'
import {renderArticle} from '../../../app/documents/render-article.ts'
import {buildFactBlock} from '../../../tools/markdown/fact-block.ts'
import {parsePage} from '../../../tools/markdown/parse-page.ts'
import {toMarkdown} from '../../../tools/markdown/to-markdown.ts'
import {splitSections} from '../../../tools/search/page-sections.ts'
import {someFactSet} from '../facts/some-facts.ts'
import {parseText} from './parse-text.ts'

const coverage = {
  sections: {configuration: ['option:*'], api: ['hook:*', 'flag:*', 'stats:*'], plugins: ['pl*']},
  documented: {configuration: ['option:mode', 'option:gone'], api: []},
}

function parse(text: string, path?: string, record: typeof coverage | undefined = coverage) {
  return parseText(text, path, {facts: someFactSet, coverage: record})
}

function markdownOf(text: string): string {
  const {body} = parse(text)
  const site = {url: '/page/', siteUrl: 'https://docs.example.org'} as const
  return toMarkdown({...site, title: 'Page', body}).replace(/^# Page\n\n/, '')
}

function blockOf(fact: Partial<Fact>): string {
  const root: Root = {
    type: 'root',
    children: [buildFactBlock({id: 'option:a', kind: 'option', name: 'a', ...fact})],
  }
  return toMarkdown({url: '/page/', siteUrl: 'https://docs.example.org', title: 'Page', body: root})
}

describe('a block of facts', () => {
  test('says of a default that is too long for a line only what it is', () => {
    const object = '{/* … */}'
    expect(blockOf({default: {development: object, production: 'false'}})).toContain(
      '- **Default** an object in development, `false` in production\n',
    )
    expect(blockOf({default: {development: '[/* … */]', production: '[]'}})).toContain('a list in')
    expect(blockOf({type: 'object', default: {development: object, production: object}})).toBe(
      '# Page\n\n- **Type** `object`\n',
    )
  })

  test('shows each member of a type by itself, and keeps functions and lists together', () => {
    expect(blockOf({type: 'false | "a | b" | (string | number)[]'})).toContain(
      '- **Type** `false` | `"a | b"` | `(string | number)[]`\n',
    )
    expect(blockOf({type: '(a: string) => string | number'})).toContain(
      '- **Type** `(a: string) => string | number`\n',
    )
  })

  test('marks strings within longer code that must not break', () => {
    const {children} = buildFactBlock({
      id: 'option:a',
      kind: 'option',
      name: 'a',
      type: '("c" | "a-b" | "d")[]',
    })
    const list = {type: 'root' as const, children: [{type: 'list' as const, children}]}
    const html = renderArticle(list)
    expect(html).toContain('<code>("c" | <span class="whole">"a-b"</span> | "d")[]</code>')
  })

  test('says where a magic comment is read, and what it may be', () => {
    const places = ['import() with expression', 'new URL()', 'css @import', 'html comment']
    expect(blockOf({in: places, values: ['true', '"high"']})).toBe(
      '# Page\n\n- **Values** `true`, `"high"`\n' +
        '- **Read in** `import()` with expression, `new URL()`, CSS `@import`, HTML comment\n',
    )
  })

  test('says by which other names a command is called', () => {
    expect(blockOf({aliases: ['bundle', 'b']})).toBe('# Page\n\n- **Aliases** `bundle`, `b`\n')
  })

  test('is a list of descriptions that stock rendering shows', () => {
    const {html, body, report} = parse('::option{path="output.filename"}\n')
    expect(report).toBe('')
    expect(bodySchema.parse(body)).toEqual(body)
    expect(html.replaceAll('\n', '')).toBe(
      '<dl class="facts" data-fact="option:output.filename">' +
        '<div><dt>Type</dt><dd><code>string</code> | <code>function</code></dd></div>' +
        '<div><dt>Default</dt><dd><code>"[name].js"</code></dd></div>' +
        '<div><dt>CLI flag</dt><dd><code>--output-filename</code>, <code>-f</code></dd></div></dl>',
    )
  })

  test('says the default of each mode where they differ, and marks the state', () => {
    expect(markdownOf('::option{path="output.html"}\n')).toBe(
      '- **Type** `boolean`\n' +
        '- **Default** `undefined` in development, `true` in production\n' +
        '- **Since** 5.110\n' +
        '- **Status** deprecated, experimental\n',
    )
  })

  test.each([
    [
      '::option{path="mode"}',
      '- **Values** `"development"`, `"production"`, `"none"`\n- **CLI flag** `--mode`\n',
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
  ])('shows %s', (text, markdown) => {
    expect(parse(`${text}\n`).report).toBe('')
    expect(markdownOf(`${text}\n`)).toBe(markdown)
  })

  test('belongs to the heading above it, or to the page', () => {
    const text = '::option{path="mode"}\n\n## Name\n\n::option{path="output.filename"}\n'
    expect(parse(text).page.facts).toEqual([
      {id: 'option:mode', anchor: '', line: 4},
      {id: 'option:output.filename', anchor: 'name', line: 8},
    ])
  })
})

describe('a name within a paragraph', () => {
  const table =
    '| Option | Use |\n| --- | --- |\n| :option[publicPath]{path="output.publicPath"} | Urls |\n'

  test('has an id, and a link to itself', () => {
    const {html, page, report} = parse(table)
    expect(report).toBe('')
    expect(html).toContain(
      '<td><a href="#option-output-publicpath" class="fact">' +
        '<code id="option-output-publicpath" data-fact="option:output.publicPath">publicPath</code></a></td>',
    )
    expect(page.ids).toEqual(['option-output-publicpath'])
    expect(page.facts).toEqual([
      {id: 'option:output.publicPath', anchor: 'option-output-publicpath', line: 6},
    ])
    expect(page.anchors).toEqual([])
    expect(page.links).toEqual([])
  })

  test('takes the name of the fact without a label', () => {
    expect(parse('- :hook{name="Compiler.emit"}\n').html).toContain('>Compiler.emit</code>')
  })

  test('leaves its id to no heading', () => {
    const text = `## Option output-publicPath\n\n${table}`
    expect(parse(text).page.ids).toEqual(['option-output-publicpath-1', 'option-output-publicpath'])
  })

  test('is a link in Markdown', () => {
    expect(markdownOf('- :option[filename]{path="output.filename"}\n')).toBe(
      '- [`filename`](https://docs.example.org/page/#option-output-filename)\n',
    )
  })

  test('is a section that search finds by its whole name', () => {
    const {body} = parse(`## Output\n\nMore:\n\n${table}`)
    expect(splitSections(body).map(({id, headings, prose}) => ({id, headings, prose}))).toEqual([
      {id: '', headings: [], prose: ''},
      {id: 'output', headings: ['Output'], prose: 'More: Option Use publicPath Urls'},
      {
        id: 'option-output-publicpath',
        headings: ['Output', 'output.publicPath'],
        prose: 'publicPath Urls',
      },
    ])
  })

  test('has the id of the flag where it is a flag, and search finds it by that', () => {
    const {body, page} = parse('- :flag[--mode]{name="--mode"}: or :flag{name="--no-mode"}\n')
    expect(page.ids).toEqual(['--mode', '--no-mode'])
    expect(page.facts).toEqual([
      {id: 'option:mode', anchor: '--mode', line: 4},
      {id: 'option:mode', anchor: '--no-mode', line: 4},
    ])
    expect(markdownOf('- :flag{name="-f"}\n')).toContain('[`-f`](')
    expect(splitSections(body).slice(1)).toMatchObject([
      {id: '--mode', headings: ['--mode'], headingCode: ['--mode']},
      {id: '--no-mode', headings: ['--no-mode'], headingCode: ['--no-mode']},
    ])
  })

  test('stays text if there is nothing but its marker', () => {
    expect(parse('a:option b\n').html).toBe('<p>a:option b</p>')
  })
})

describe('what is not known of webpack', () => {
  test('is reported with the names that come closest', () => {
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

  test('is reported if an attribute is wrong or missing', () => {
    const text =
      '::option{name="mode"}\n\n::hook\n\n::plugin-option{plugin="DllPlugin"}\n\n::option[Mode]{path="mode"}\n'
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
  Write ::option{…}, or :option[…]{…} inside a paragraph.`)
  })

  test('is a name that stands twice, or in a heading or a link', () => {
    const text =
      '- :option[mode]{path="mode"}\n- :option[mode]{path="mode"}\n\n' +
      '## :hook[emit]{name="Compiler.emit"}\n\n[:flag{name="--config"}](#)\n'
    expect(parse(text).report).toBe(`content/page.md:5  double-fact
  #option-mode already exists on line 4.
  Write \`mode\` here. Only one place on a page can have the ID.

content/page.md:7  bad-fact
  A directive with an ID is not allowed in a heading or a link.
  Write the name as code, and ::hook{…} below the heading.

content/page.md:9  bad-fact
  A directive with an ID is not allowed in a heading or a link.
  Write the name as code, and ::flag{…} below the heading.`)
  })
})

describe('the table of what is documented', () => {
  test('counts what is recorded, by section', () => {
    expect(markdownOf('::coverage\n')).toBe(
      `| Section | Documented | Percent |
| - | -: | -: |
| [Configuration](https://docs.example.org/configuration/) | 1 of 5 | 20.0% |
| [API](https://docs.example.org/api/) | 0 of 4 | 0.0% |
| [Plugins](https://docs.example.org/plugins/) | 0 of 1 | 0.0% |
| **All** | **1 of 10** | **10.0%** |
`,
    )
  })

  test('counts by kind as well', () => {
    expect(markdownOf('::coverage{by=kind}\n')).toContain(
      '| Options of the configuration | 1 of 5 | 20.0% |',
    )
  })

  test('is refused what it does not know', () => {
    expect(parse('::coverage{by=page}\n').report).toBe(`content/page.md:4  bad-fact
  “coverage” does not support this.
  Write ::coverage or ::coverage{by=kind}.`)
  })

  test('needs a record', () => {
    const known = {facts: someFactSet, coverage: undefined}
    expect(parseText('::coverage\n', 'page.md', known).report).toBe(
      `content/page.md:4  bad-fact
  There is no record of documented facts.
  Write _coverage.json: {"sections": {"configuration": ["option:*"]}}.`,
    )
  })
})

test('what a page covers is known with its lines', () => {
  const text =
    '---\ntitle: Page\ncovers:\n  - option:output.*\n  - option:module.rules[].use\n---\n'
  const {page} = parsePage({path: 'page.md', size: 1, text})
  expect(page.covers).toEqual([
    {pattern: 'option:output.*', line: 4},
    {pattern: 'option:module.rules[].use', line: 5},
  ])
})

test('the app shows facts as stock rendering does', () => {
  const {body} = parse('::option{path="mode"}\n')
  expect(renderArticle(body)).toContain('<dl class="facts" data-fact="option:mode">')
})
