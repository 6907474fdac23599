import {describe, expect, test} from 'vitest'
import {parseText} from './parse-text.ts'

describe('badges', () => {
  test('mark a version next to a name', () => {
    expect(parseText('Since :badge[5.107.0+] only.\n').html).toBe(
      '<p>Since <span class="badge">5.107.0+</span> only.</p>',
    )
  })

  test('take text that looks like a directive', () => {
    expect(parseText('See :badge[node:fs].\n').html).toBe(
      '<p>See <span class="badge">node:fs</span>.</p>',
    )
  })
})

describe('icons', () => {
  test('are drawings next to text, which screen readers leave out', () => {
    const {html, report} = parseText(':icon[plug] Extend webpack\n')
    expect(html).toMatch(
      /^<p><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="[^"]+"><\/path><\/svg> Extend webpack<\/p>$/,
    )
    expect(report).toBe('')
  })

  test('have names, which are listed for an unknown one', () => {
    expect(parseText('Text :icon[rockets].\n').report).toBe(
      `content/page.md:4  unknown-icon
  There is no icon “rockets”.
  Known icons: book, component, error, package, plug, rocket, sliders, speed, update.`,
    )
  })

  test('need a name to be more than text', () => {
    expect(parseText('a:icon[] b:icon\n').html).toBe('<p>a:icon[] b:icon</p>')
  })
})

describe('text directives that were meant as text', () => {
  test.each([
    ['import node:fs here'],
    ['at 10:30 sharp'],
    ['a:b[c]'],
    ['a:b[]'],
    ['a:b{c=d}'],
    ['a:b[c]{d=e}'],
    ['a:b[c:d[e]]'],
    ['webpack:compile:done'],
    ['[node:fs]'],
  ])('stay as they were typed: %s', text => {
    const {body, report} = parseText(`${text}\n`)
    expect(body.children).toEqual([{type: 'paragraph', children: [{type: 'text', value: text}]}])
    expect(report).toBe('')
  })

  test('keep the markup in their label', () => {
    expect(parseText('a:b[see *this* and `that`]{x}.\n').html).toBe(
      '<p>a:b[see <em>this</em> and <code>that</code>]{x}.</p>',
    )
  })

  test('may hold a badge', () => {
    expect(parseText('a:b[c :badge[5+] d]\n').html).toBe(
      '<p>a:b[c <span class="badge">5+</span> d]</p>',
    )
  })

  test('stay text in headings, links and tables', () => {
    const {html, page} = parseText('## node:fs\n\n[node:path](#nodefs)\n\n| a:b |\n| --- |\n')
    expect(html).toContain('<h2 id="nodefs">node:fs</h2>')
    expect(html).toContain('<a href="#nodefs">node:path</a>')
    expect(html).toContain('<th>a:b</th>')
    expect(page.anchors).toEqual([{title: 'node:fs', id: 'nodefs', level: 2}])
  })

  test('stay text in a quote of several lines', () => {
    expect(parseText('> one node:fs\n> two node:path\n').html).toContain(
      '<p>one node:fs\ntwo node:path</p>',
    )
  })
})

describe('tabs', () => {
  test('are labeled pieces of code', () => {
    const text = `:::tabs{sync=package-manager}
\`\`\`text title="npm" {1}
npm install
\`\`\`

\`\`\`text title="yarn"
yarn add
\`\`\`
:::
`
    expect(parseText(text).html).toBe(`<div class="tabs" data-sync="package-manager">
<div class="tab">
<p class="tab-label">npm</p>
<pre><code class="language-text"><span class="line-marked">npm install</span></code></pre>
</div>
<div class="tab">
<p class="tab-label">yarn</p>
<pre><code class="language-text">yarn add
</code></pre>
</div>
</div>`)
  })

  test('need no choice to be remembered', () => {
    expect(parseText(':::tabs\n~~~text title="a"\n1\n~~~\n:::\n').html).toMatch(
      /^<div class="tabs">\n<div class="tab">/,
    )
  })

  test('may hold anything, under a label', () => {
    const text =
      '::::tabs\n:::tab[A *plan*]\nText.\n\n- one\n:::\n\n~~~text title="b"\n1\n~~~\n::::\n'
    const {html, report} = parseText(text)
    expect(report).toBe('')
    expect(html).toBe(`<div class="tabs">
<div class="tab">
<p class="tab-label">A plan</p>
<p>Text.</p>
<ul>
<li>one</li>
</ul>
</div>
<div class="tab">
<p class="tab-label">b</p>
<pre><code class="language-text">1
</code></pre>
</div>
</div>`)
  })

  test('hold nothing without a label', () => {
    const text = ':::tabs\n~~~text title="npm"\na\n~~~\n\nText.\n\n~~~text\nb\n~~~\n:::\n'
    expect(parseText(text).report).toBe(
      `content/page.md:9  bad-tabs
  Only fences with a title and :::tab[Label] are allowed in :::tabs.
  Add title="…" to a fence. It becomes the label of the tab. Put anything else into :::tab[Label].

content/page.md:11  bad-tabs
  Only fences with a title and :::tab[Label] are allowed in :::tabs.
  Add title="…" to a fence. It becomes the label of the tab. Put anything else into :::tab[Label].`,
    )
  })
})

describe('columns', () => {
  test('put blocks side by side', () => {
    expect(parseText(':::columns\nOne.\n\nTwo.\n:::\n').html).toBe(
      '<div class="columns">\n<p>One.</p>\n<p>Two.</p>\n</div>',
    )
  })

  test('may hold tabs', () => {
    const {html, report} = parseText(
      '::::columns\nOne.\n\n:::tabs\n~~~text title="a"\n1\n~~~\n:::\n::::\n',
    )
    expect(html).toContain('<p>One.</p>\n<div class="tabs">\n<div class="tab">')
    expect(report).toBe('')
  })
})

describe('unknown directives', () => {
  test('of several lines are a mistake, and the one that was meant is suggested', () => {
    expect(parseText('Text.\n\n:::tab\nText.\n:::\n').report).toBe(
      `content/page.md:6  unknown-directive
  There is no directive :::tab.
  Did you mean :::tabs?`,
    )
  })

  test('of one line are a mistake, and a badge is suggested where it was meant', () => {
    expect(parseText('::badge[5+]\n').report).toBe(
      `content/page.md:4  unknown-directive
  There is no directive ::badge.
  Did you mean :badge?`,
    )
  })

  test('that resemble no known one are reported with all known ones', () => {
    expect(parseText(':::accordion\nText.\n:::\n').report).toBe(
      `content/page.md:4  unknown-directive
  There is no directive :::accordion.
  Known directives: :::tabs, :::columns, :badge, :icon, ::coverage, ::flags, ::option, ::hook, ::flag, ::plugin-option, ::fact.`,
    )
  })

  test('keep nothing else from being read: what they hold is text', () => {
    const {html, page} = parseText('::aside[One.]\n\n:::accordion\nTwo.\n:::\n')
    expect(html).toBe('<p>One.</p>\n<p>Two.</p>')
    expect(page.issues.map(({rule}) => rule)).toEqual(['unknown-directive', 'unknown-directive'])
  })

  test('in columns are reported once', () => {
    const {page} = parseText('::::columns\n:::accordion\nText.\n:::\n::::\n')
    expect(page.issues.map(({rule, line}) => [rule, line])).toEqual([['unknown-directive', 5]])
  })
})

describe('directives with two colons in a sentence', () => {
  test('are a mistake, on the line where they are', () => {
    expect(parseText('Set\n::option{path="output.path"} in\nyour file.\n').report).toBe(
      `content/page.md:5  inline-directive
  ::option has to be on its own line. In a sentence, readers see it as text.
  Write it on its own line, with an empty line above, or write :option[…]{…} to show only the name.`,
    )
    expect(parseText('| a |\n| - |\n| The flags ::flags{prefix="--o"} |\n').report).toBe(
      `content/page.md:6  inline-directive
  ::flags has to be on its own line. In a sentence, readers see it as text.
  Write it on its own line, with an empty line above.`,
    )
  })

  test.each([
    ['Write `::option{path="output.path"}`.'],
    ['Write :\\:option{path="output.path"}.'],
    ['In C++, std::option{1} and a::fact{2} are initialized.'],
    ['```md\nSee ::option{path="output.path"}\n```'],
  ])('are text where they are code, escaped or part of a name: %s', text => {
    expect(parseText(`${text}\n`).report).toBe('')
  })
})

describe('attributes that a directive does not have', () => {
  test('are reported with their line', () => {
    const {report, html} = parseText(
      'Text :badge[5+]{color=red}.\n\n:::columns{wide}\nText.\n:::\n',
    )
    expect(report).toBe(
      `content/page.md:4  unknown-attribute
  “badge” has no attribute “color”.
  Remove the braces.

content/page.md:6  unknown-attribute
  “columns” has no attribute “wide”.
  Remove the braces.`,
    )
    expect(html).toContain('<span class="badge">5+</span>')
  })

  test('are named with those that it has', () => {
    const tabs = ':::tabs{sync=a group=b}\n```bash title="npm"\nnpm -v\n```\n:::\n'
    expect(parseText(tabs).report).toBe(
      `content/page.md:4  unknown-attribute
  “tabs” has no attribute “group”.
  Known: sync.`,
    )
  })
})

describe('a fence', () => {
  test.each([
    ['at the end of the page', 'Text.\n\n```js\nlet a\n\n## More\n'],
    ['in a list', 'Text.\n\n- ```js\n  let a\n\nMore.\n'],
    ['that a shorter one cannot close', 'Text.\n\n````js\nlet a\n```\n'],
    ['that ends with code', 'Text.\n\n```js\nlet a```\n'],
    ['without code', 'Text.\n\n```js'],
  ])('is reported if it never ends: %s', (_, text) => {
    expect(parseText(text).page.issues).toMatchObject([
      {rule: 'open-fence', line: 6, severity: 'error', hint: expect.stringContaining('```')},
    ])
  })

  test.each([
    '```js\nlet a\n```\n',
    '```js\n```',
    '~~~js\nlet a\n  ~~~~~  \n',
    '> - ```js\n>   let a\n>   ```\n',
    '    ```js\n',
  ])('may be closed as Markdown allows: %j', text => {
    expect(parseText(text).report).toBe('')
  })
})
