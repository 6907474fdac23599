import {expect, test} from 'vitest'
import {parseText} from './parse-text.ts'

test('raw HTML is a mistake, block or not', () => {
  const {html, report} = parseText('Press <kbd>A.\n\n<details open>\n')
  expect(report).toBe(
    `content/page.md:4  raw-html
  Raw HTML is not allowed: <kbd>
  Write it in Markdown. To show the characters, write them as \`code\`.

content/page.md:6  raw-html
  Raw HTML is not allowed: <details open>
  Write it in Markdown. To show the characters, write them as \`code\`.`,
  )
  expect(html).toBe('<p>Press A.</p>')
  const long = parseText(`<div class="${'x'.repeat(80)}">\n<p>\n</p>\n</div>\n`).report
  expect(long, 'its first line').toContain(`: <div class="${'x'.repeat(48)}…\n`)
})

test.each([
  ['behind a comment', '<!-- a --><script>alert(1)</script>'],
  ['behind many comments, on which backtracking has no end', `${'<!-- a -->    '.repeat(40)}<b>`],
])('raw HTML is a mistake %s', (_, text) => {
  expect(parseText(`${text}\n`).page.issues).toMatchObject([{rule: 'raw-html', line: 4}])
})

test('raw HTML in code is text', () => {
  const {html, report} = parseText('`<b>` and\n\n    <p>\n')
  expect(html).toContain('<code>&#x3C;b></code>')
  expect(report).toBe('')
})

test.each([
  ['one line', 'One.\n\n<!-- a -->\n\nTwo.\n', '<p>One.</p>\n<p>Two.</p>'],
  ['several lines', 'One.\n\n<!--\na\n\n## b\n-->\n\nTwo.\n', '<p>One.</p>\n<p>Two.</p>'],
  ['several on a line', '<!-- a --> <!-- b -->\n', ''],
  ['in a sentence', 'One <!-- a -->two.\n', '<p>One two.</p>'],
])('comments are dropped: %s', (_, text, html) => {
  const parsed = parseText(text)
  expect(parsed.html).toBe(html)
  expect(parsed.report).toBe('')
})

test('positions, and data without meaning, are gone', () => {
  const {body} = parseText('# A\n\n- [ ] *b* [c][d]\n\n[d]: https://d.org\n')
  expect(JSON.stringify(body)).not.toMatch(/"position"|"data":\{\}|"definition"/)
})
