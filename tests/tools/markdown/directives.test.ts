import {expect, test} from 'vitest'
import {parseText} from './parse-text.ts'

test('badges mark a version next to a name, and may look like a directive', () => {
  expect(parseText('Since :badge[5.107.0+], see :badge[node:fs].\n').html).toBe(
    '<p>Since <span class="badge">5.107.0+</span>, see <span class="badge">node:fs</span>.</p>',
  )
})

test('icons are drawings next to text, which screen readers leave out, and have names', () => {
  const {html, report} = parseText(':icon[plug] Extend webpack\n\nText :icon[rockets].\n')
  expect(html).toMatch(
    /^<p><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="[^"]+"><\/path><\/svg> Extend webpack<\/p>/,
  )
  expect(report).toBe(
    `content/page.md:6  unknown-icon
  There is no icon “rockets”.
  Known icons: book, component, error, package, plug, rocket, sliders, speed, update.`,
  )
})

test('the version of a documented package is filled in, and an unknown package is an error', () => {
  const {html, report} = parseText(
    'Built with :version{package="webpack"} and :version{package="wbpack"}.',
  )
  expect(html).toBe('<p>Built with 5.113.0 and .</p>')
  expect(report).toBe(`content/page.md:4  unknown-package
  documented/package.json has no package wbpack.
  Only the versions of documented packages are known.`)
})

test('a filled text with another attribute is a mistake, and a word without attributes is text', () => {
  const {html, report} = parseText('The :version is :version{name="webpack"}.\n')
  expect(html).toBe('<p>The :version is .</p>')
  expect(report).toContain('“version” has no attribute “name”.\n  Write version{package="…"}.')
})

test('a mark says that a fact is not described yet, and since when', () => {
  const {html, page} = parseText('| a | :undescribed{since="2026-02-03"} |\n| - | - |\n')
  expect(html).toContain('<th><em>Not described yet.</em></th>')
  expect(page.issues).toMatchObject([
    {
      rule: 'undescribed',
      severity: 'warning',
      line: 4,
      message: 'This has not been described since 2026-02-03.',
    },
  ])
})

test.each([
  'import node:fs here',
  'a:b[c]{d=e}',
  'a:b[c:d[e]]',
  '[node:fs]',
  'a:icon[] b:icon',
  'a:option b',
])('text directives that were meant as text stay as they were typed: %s', text => {
  const {body, report} = parseText(`${text}\n`)
  expect(body.children).toEqual([{type: 'paragraph', children: [{type: 'text', value: text}]}])
  expect(report).toBe('')
})

test('text directives that were meant as text keep the markup and the badges in their label', () => {
  expect(parseText('a:b[see *this* and `that` :badge[5+] d]{x}.\n').html).toBe(
    '<p>a:b[see <em>this</em> and <code>that</code> <span class="badge">5+</span> d]{x}.</p>',
  )
})

test('text directives that were meant as text stay text in headings, links, tables and quotes of several lines', () => {
  const {html, page} = parseText(
    '## node:fs\n\n[node:path](#nodefs)\n\n| a:b |\n| --- |\n\n> one node:fs\n> two node:path\n',
  )
  expect(html).toContain('<h2 id="nodefs">node:fs</h2>')
  expect(html).toContain('<a href="#nodefs">node:path</a>')
  expect(html).toContain('<th>a:b</th>')
  expect(html).toContain('<p>one node:fs\ntwo node:path</p>')
  expect(page.anchors).toEqual([{title: 'node:fs', id: 'nodefs', level: 2}])
})

test('tabs are labeled pieces of code, or anything under a label', () => {
  const text = `::::tabs{sync=package-manager}
\`\`\`text title="npm" {1}
npm install
\`\`\`

:::tab[A *plan*]
Text.

- one
:::
::::
`
  const {html, report} = parseText(text)
  expect(report).toBe('')
  expect(html).toBe(`<div class="tabs" data-sync="package-manager">
<div class="tab">
<p class="tab-label">npm</p>
<pre><code class="language-text"><span class="line-marked">npm install</span></code></pre>
</div>
<div class="tab">
<p class="tab-label">A plan</p>
<p>Text.</p>
<ul>
<li>one</li>
</ul>
</div>
</div>`)
})

test('tabs hold nothing without a label', () => {
  const text = ':::tabs\n~~~text title="npm"\na\n~~~\n\nText.\n\n~~~text\nb\n~~~\n:::\n'
  const issue = `bad-tabs
  Only fences with a title and :::tab[Label] are allowed in :::tabs.
  Add title="…" to a fence. It becomes the label of the tab. Put anything else into :::tab[Label].`
  expect(parseText(text).report).toBe(`content/page.md:9  ${issue}\n\ncontent/page.md:11  ${issue}`)
})

test('columns put blocks side by side, also tabs, which need no choice to be remembered', () => {
  const {html, report} = parseText(
    '::::columns\nOne.\n\n:::tabs\n~~~text title="a"\n1\n~~~\n:::\n::::\n',
  )
  expect(html).toMatch(
    /^<div class="columns">\n<p>One.<\/p>\n<div class="tabs">\n<div class="tab">/,
  )
  expect(report).toBe('')
})

test('unknown directives are a mistake, and the one that was meant is suggested, or else all are', () => {
  const text = ':::tab\nText.\n:::\n\n::badge[5+]\n\n:::accordion\nText.\n:::\n'
  expect(parseText(text).report.replace(/(?<=:::columns, ).*(?=, ::fact)/, '…')).toBe(
    `content/page.md:4  unknown-directive
  There is no directive :::tab.
  Did you mean :::tabs?

content/page.md:8  unknown-directive
  There is no directive ::badge.
  Did you mean :badge?

content/page.md:10  unknown-directive
  There is no directive :::accordion.
  Known directives: :::tabs, :::columns, …, ::fact.`,
  )
})

test('unknown directives keep nothing else from being read, and are reported once in columns', () => {
  const {html, page} = parseText('::aside[One.]\n\n::::columns\n:::accordion\nTwo.\n:::\n::::\n')
  expect(html).toBe('<p>One.</p>\n<div class="columns">\n<p>Two.</p>\n</div>')
  expect(page.issues.map(({rule, line}) => [rule, line])).toEqual([
    ['unknown-directive', 4],
    ['unknown-directive', 7],
  ])
})

test('directives with two colons in a sentence are a mistake, on the line where they are', () => {
  const text =
    'Set\n::option{path="output.path"} in\nyour file.\n\n' +
    '| a |\n| - |\n| The flags ::flags{prefix="--o"} |\n'
  expect(parseText(text).report).toBe(
    `content/page.md:5  inline-directive
  ::option has to be on its own line. In a sentence, readers see it as text.
  Write it on its own line, with an empty line above, or write :option[…]{…} to show only the name.

content/page.md:10  inline-directive
  ::flags has to be on its own line. In a sentence, readers see it as text.
  Write it on its own line, with an empty line above.`,
  )
})

test.each([
  'Write `::option{path="output.path"}`.',
  'Write :\\:option{path="output.path"}.',
  'In C++, std::option{1} and a::fact{2} are initialized.',
  '```md\nSee ::option{path="output.path"}\n```',
])('directives with two colons in a sentence are text in code, in names and escaped: %s', text => {
  expect(parseText(`${text}\n`).report).toBe('')
})

test('attributes that a directive does not have are reported with those that it has', () => {
  const tabs = ':::tabs{sync=a group=b}\n```bash title="npm"\nnpm -v\n```\n:::\n'
  const {report, html} = parseText(`Text :badge[5+]{color=red}.\n\n${tabs}`)
  expect(report).toBe(
    `content/page.md:4  unknown-attribute
  “badge” has no attribute “color”.
  Remove the braces.

content/page.md:6  unknown-attribute
  “tabs” has no attribute “group”.
  Known: sync.`,
  )
  expect(html).toContain('<span class="badge">5+</span>')
})

test.each([
  ['at the end of the page', 'Text.\n\n```js\nlet a\n\n## More\n'],
  ['in a list', 'Text.\n\n- ```js\n  let a\n\nMore.\n'],
  ['that a shorter one cannot close', 'Text.\n\n````js\nlet a\n```\n'],
  ['that ends with code', 'Text.\n\n```js\nlet a```\n'],
])('a fence is reported if it never ends: %s', (_, text) => {
  expect(parseText(text).page.issues).toMatchObject([
    {rule: 'open-fence', line: 6, severity: 'error', hint: expect.stringContaining('```')},
  ])
})

test.each([
  '```js\nlet a\n```\n',
  '~~~js\nlet a\n  ~~~~~  \n',
  '> - ```js\n>   let a\n>   ```\n',
  '    ```js\n',
])('a fence may be closed as Markdown allows: %j', text => {
  expect(parseText(text).report).toBe('')
})
