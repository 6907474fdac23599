import {describe, expect, test} from 'vitest'
import {bodySchema} from '../../../contract/mdast.ts'
import {parseText} from './parse-text.ts'

function parseMdx(text: string) {
  const parsed = parseText(text, 'guides/page.mdx')
  const body: unknown = JSON.parse(JSON.stringify(parsed.body))
  expect(bodySchema.parse(body)).toEqual(body)
  return parsed
}

describe('marked paragraphs', () => {
  test.each([
    ['W>', 'warning', 'Warning'],
    ['T>', 'tip', 'Tip'],
    ['?>', 'note', 'Note'],
  ])('that begin with %s are asides', (mark, kind, title) => {
    expect(parseMdx(`Before.\n\n${mark} Mind *this*.\n\nAfter.\n`).html).toBe(
      `<p>Before.</p>
<div class="alert alert-${kind}" role="note">
<p class="alert-title">${title}</p>
<p>Mind <em>this</em>.</p>
</div>
<p>After.</p>`,
    )
  })

  test('may repeat the mark on every line, or not', () => {
    expect(parseMdx('W> One `a`\nW> two\nW>\nW> three [b](https://b.org)\nfour\n').html).toContain(
      '<p>One <code>a</code>\ntwo\n\nthree <a href="https://b.org">b</a>\nfour</p>',
    )
  })

  test('can be in lists', () => {
    expect(parseMdx('- One\n\n  T> Two\n').html).toContain(
      '<p>One</p>\n<div class="alert alert-tip" role="note">',
    )
  })

  test('need the mark at their beginning', () => {
    expect(parseMdx('Press W> or T>.\n').html).toBe('<p>Press W> or T>.</p>')
  })

  test('are ordinary text in .md', () => {
    expect(parseText('W> One\n').html).toBe('<p>W> One</p>')
  })
})

describe('what a browser would run', () => {
  test('is dropped: imports, exports, expressions', () => {
    const text =
      "import A from './a.js'\n\nexport const b = 1\n\nText {/* comment */}here{1 + 1}.\n\n{/* block */}\n"
    expect(parseMdx(text)).toMatchObject({html: '<p>Text here.</p>', report: ''})
  })

  test('is a mistake where it cannot be parsed', () => {
    expect(parseMdx('Text.\n\na <br> b\n').report).toBe(
      `content/guides/page.mdx:6  bad-markdown
  The JSX cannot be parsed: Expected a closing tag for \`<br>\` (3:3-3:7) before the end of \`paragraph\`.
  Close every tag. To write the characters < and {, escape them: \\< and \\{.`,
    )
  })

  test.each(['a {b\n', 'a <b\n', "import {a from 'b'\n", '</div>\n'])(
    'is a mistake with the line of the file: %j',
    text => expect(parseMdx(text).page.issues).toMatchObject([{rule: 'bad-markdown', line: 4}]),
  )
})

describe('components', () => {
  test.each([
    ['<Badge text="5.0.0+" />', '<p><span class="badge">5.0.0+</span></p>'],
    ["a <Badge text={'5+'} /> b", '<p>a <span class="badge">5+</span> b</p>'],
    ['a<br/>b<br />c', '<p>a<br>\nb<br>\nc</p>'],
    ['2<sup>3</sup> H<sub>2</sub>O', '<p>2<sup>3</sup> H<sub>2</sub>O</p>'],
    ['<kbd>A</kbd>', '<p><kbd>A</kbd></p>'],
    ['a <strike>b</strike> <del>c</del>', '<p>a <del>b</del> <del>c</del></p>'],
    ['a <strong>b</strong> <b>c</b>', '<p>a <strong>b</strong> <strong>c</strong></p>'],
    ['a <em>b</em> <i>c</i>', '<p>a <em>b</em> <em>c</em></p>'],
    ['a <code>b</code>', '<p>a <code>b</code></p>'],
    ['<code>*a* `b`</code>', '<p><code>a b</code></p>'],
    ['<img src="/a.png" alt="A" width="9" />', '<p><img src="/a.png" alt="A"></p>'],
    [
      'see <a href="https://x.org">*this*</a>',
      '<p>see <a href="https://x.org"><em>this</em></a></p>',
    ],
    ['<>a *b*</>', '<p>a <em>b</em></p>'],
    ['<div className="x">\n\nOne.\n\n- two\n\n</div>', '<p>One.</p>\n<ul>\n<li>two</li>\n</ul>'],
    ['<p>\n\nOne.\n\n</p>', '<p>One.</p>'],
    ['a <span>b</span> c', '<p>a b c</p>'],
  ])('%j is mapped', (text, html) => {
    expect(parseMdx(`${text}\n`)).toMatchObject({html, report: ''})
  })

  test('show an example as a link', () => {
    const text =
      '<StackBlitzPreview example="getting-started?terminal=start" description="Open **it** in <b>StackBlitz</b>" />\n'
    expect(parseMdx(text).html).toBe(
      '<p><a href="https://stackblitz.com/github/webpack/webpack.js.org/tree/main/examples/' +
        'getting-started?terminal=start">Open it in StackBlitz</a></p>',
    )
  })

  test('give an example without a description a label', () => {
    expect(parseMdx('<StackBlitzPreview example="cli" />\n').html).toContain(
      '>Open the example cli in StackBlitz</a>',
    )
  })

  test('have links and images that are normalized and listed', () => {
    const {page, html} = parseMdx(
      'Text.\n\n<a href="./caching#x">a</a>\n\n<img src="../a.png" alt="" />\n',
    )
    expect(page.links).toEqual([{url: '/guides/caching/#x', line: 6}])
    expect(page.files).toEqual([{path: 'a.png', line: 8}])
    expect(html).toContain('<a href="/guides/caching/#x">a</a>')
  })

  test('have links that may not run scripts', () => {
    expect(parseMdx('<a href="javascript:alert(1)">a</a>\n').page.issues).toMatchObject([
      {rule: 'bad-link', line: 4},
    ])
  })

  test('may be nested, on one line or on several', () => {
    const inline = 'a <a href="https://x.org"><img src="https://x.org/a.png" alt="A" /></a>\n'
    const link = '<a href="https://x.org"><img src="https://x.org/a.png" alt="A"></a>'
    expect(parseMdx(inline).html).toBe(`<p>a ${link}</p>`)
    const block = '<a href="https://x.org">\n  <img src="https://x.org/a.png" alt="A" />\n</a>\n'
    expect(parseMdx(block).html).toBe(`<p>${link}</p>`)
  })

  test('in a sentence keep the sentence in one piece', () => {
    expect(
      parseMdx('a <p>b</p> <StackBlitzPreview example="c" description="d" /> e\n').html,
    ).toMatch(/^<p>a b <a href="[^"]+">d<\/a> e<\/p>$/)
  })

  test('can be in headings, lists and tables', () => {
    const text =
      '## Clean <Badge text="5+" />\n\n- a <Badge text="6+" />\n\n| <sup>a</sup> |\n| --- |\n| b<br />c |\n'
    const {page, html} = parseMdx(text)
    expect(page.anchors).toEqual([{title: 'Clean', id: 'clean', level: 2}])
    expect(html).toContain('<li>a <span class="badge">6+</span></li>')
    expect(html).toContain('<th><sup>a</sup></th>')
    expect(html).toContain('<td>b<br>\nc</td>')
  })

  test('that are unknown leave their content and a warning', () => {
    const {html, report} = parseMdx('Text.\n\n<Carousel speed={2}>\n\nOne *two*.\n\n</Carousel>\n')
    expect(html).toBe('<p>Text.</p>\n<p>One <em>two</em>.</p>')
    expect(report).toBe(
      `content/guides/page.mdx:6  unknown-component (warning)
  There is no component <Carousel>. Only its content is shown.
  Write it in Markdown.`,
    )
  })

  test('that are unknown are each reported once, at any depth', () => {
    const {page, html} = parseMdx('<One>\n  <Two>\n    <Three>a</Three>\n  </Two>\n</One>\n')
    expect(page.issues.map(({message, line}) => [message.slice(0, 28), line])).toEqual([
      ['There is no component <One>.', 4],
      ['There is no component <Two>.', 5],
      ['There is no component <Three', 6],
    ])
    expect(html).toBe('<p>a</p>')
  })

  test('that are unknown are also reported within known ones', () => {
    const {page, html} = parseMdx('see <a href="https://x.org">a <Two>b</Two></a>\n')
    expect(page.issues).toMatchObject([{rule: 'unknown-component', line: 4}])
    expect(html).toBe('<p>see <a href="https://x.org">a b</a></p>')
  })

  test('that hold nothing leave nothing', () => {
    expect(parseMdx('One.\n\n<Spacer />\n\nTwo.\n').html).toBe('<p>One.</p>\n<p>Two.</p>')
  })
})

describe('.mdx', () => {
  test('has the asides of GitHub as well', () => {
    expect(parseMdx('> [!TIP]\n> Text.\n').html).toContain('<div class="alert alert-tip"')
  })

  test('takes colons for what they are', () => {
    expect(parseMdx('node:fs and a:b[c]\n').html).toBe('<p>node:fs and a:b[c]</p>')
  })
})
