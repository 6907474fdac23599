import {expect, test} from 'vitest'
import {bodySchema} from '../../../contract/mdast.ts'
import {parseText} from './parse-text.ts'

function parseMdx(text: string) {
  const parsed = parseText(text, 'guides/page.mdx')
  const body: unknown = JSON.parse(JSON.stringify(parsed.body))
  expect(bodySchema.parse(body)).toEqual(body)
  return parsed
}

const aside = (kind: string, title: string, text: string) =>
  `<div class="alert alert-${kind}" role="note">
<p class="alert-title">${title}</p>
<p>${text}</p>
</div>`

test('marked paragraphs are asides, may repeat the mark on every line, and can be in lists', () => {
  const {html} = parseMdx(
    '- One `a`\n\n  W> Two\n  W> a\n  W>\n  W> three [b](/b)\n  four\n\nT> *c*\n\n?> d\n\n> [!TIP]\n> e\n',
  )
  expect(html).toBe(`<ul>
<li>
<p>One <code>a</code></p>
<div class="alert alert-warning" role="note">
<p class="alert-title">Warning</p>
<p>Two
a

three <a href="/b/">b</a>
four</p>
</div>
</li>
</ul>
${aside('tip', 'Tip', '<em>c</em>')}
${aside('note', 'Note', 'd')}
${aside('tip', 'Tip', 'e')}`)
})

test('marked paragraphs are ordinary text elsewhere, and in .md', () => {
  expect(parseMdx('Press W> or T>.\n').html).toBe('<p>Press W> or T>.</p>')
  expect(parseText('W> One\n').html).toBe('<p>W> One</p>')
})

test('what a browser would run is dropped: imports, exports, expressions', () => {
  const text =
    "import A from './a.js'\n\nexport const b = 1\n\nText {/* c */}here{1 + 1}.\n\n{/* d */}\n"
  expect(parseMdx(text)).toMatchObject({html: '<p>Text here.</p>', report: ''})
})

test('what a browser would run is a mistake where it cannot be parsed', () => {
  expect(parseMdx('Text.\n\na <br> b\n').report).toBe(
    `content/guides/page.mdx:6  bad-markdown
  The JSX cannot be parsed: Expected a closing tag for \`<br>\` (3:3-3:7) before the end of \`paragraph\`.
  Close every tag. To write the characters < and {, escape them: \\< and \\{.`,
  )
})

test.each(['a {b\n', 'a <b\n', "import {a from 'b'\n", '</div>\n'])(
  'what a browser would run is a mistake with the line of the file: %j',
  text => expect(parseMdx(text).page.issues).toMatchObject([{rule: 'bad-markdown', line: 4}]),
)

test.each([
  ['<Badge text="5.0.0+" />', '<p><span class="badge">5.0.0+</span></p>'],
  ["a <Badge text={'5+'} /> b", '<p>a <span class="badge">5+</span> b</p>'],
  ['a<br/>b<br />c', '<p>a<br>\nb<br>\nc</p>'],
  ['2<sup>3</sup> H<sub>2</sub>O', '<p>2<sup>3</sup> H<sub>2</sub>O</p>'],
  ['a <strike>b</strike> <del>c</del>', '<p>a <del>b</del> <del>c</del></p>'],
  ['a <strong>b</strong> <b>c</b>', '<p>a <strong>b</strong> <strong>c</strong></p>'],
  ['<code>*a* `b`</code>', '<p><code>a b</code></p>'],
  ['<img src="/a.png" alt="A" width="9" />', '<p><img src="/a.png" alt="A"></p>'],
  ['a <a href="https://x.org">*b*</a>', '<p>a <a href="https://x.org"><em>b</em></a></p>'],
  ['<div className="x">\n\nOne.\n\n- two\n\n</div>', '<p>One.</p>\n<ul>\n<li>two</li>\n</ul>'],
  [
    '<a href="/b">\n  <img src="/c.png" alt="d" />\n</a>',
    '<p><a href="/b/"><img src="/c.png" alt="d"></a></p>',
  ],
])('components %j is mapped', (text, html) => {
  expect(parseMdx(`${text}\n`)).toMatchObject({html, report: ''})
})

test('components show an example as a link, which has a label also without a description', () => {
  const link = 'https://stackblitz.com/github/webpack/webpack.js.org/tree/main/examples'
  const text =
    'a <p>b</p> <StackBlitzPreview example="c?d=e" description="**it** in <b>f</b>" /> g\n\n' +
    '<StackBlitzPreview example="cli" />\n'
  expect(parseMdx(text).html).toBe(
    `<p>a b <a href="${link}/c?d=e">it in f</a> g</p>\n` +
      `<p><a href="${link}/cli">Open the example cli in StackBlitz</a></p>`,
  )
})

test('components have links and images that are normalized and listed, and may not run scripts', () => {
  const {page, html} = parseMdx(
    '<a href="./caching#x">a</a>\n\n<img src="../a.png" alt="" />\n\n<a href="javascript:b">c</a>\n',
  )
  expect(page.links).toEqual([{url: '/guides/caching/#x', line: 4}])
  expect(page.files).toEqual([{path: 'a.png', line: 6}])
  expect(page.issues).toMatchObject([{rule: 'bad-link', line: 8}])
  expect(html).toContain('<a href="/guides/caching/#x">a</a>')
})

test('components that are unknown leave their content and a warning, at any depth', () => {
  const text = '<One>\n  <Two>\n    see <a href="/b">a <Three>b</Three></a>\n  </Two>\n</One>\n'
  const {page, html, report} = parseMdx(`${text}\n<Spacer />\n`)
  expect(report).toContain(`content/guides/page.mdx:4  unknown-component (warning)
  There is no component <One>. Only its content is shown.
  Write it in Markdown.`)
  expect(page.issues.map(({line}) => line)).toEqual([4, 5, 6, 10])
  expect(html).toBe('<p>see <a href="/b/">a b</a></p>')
})
