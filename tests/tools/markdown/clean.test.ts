import {describe, expect, test} from 'vitest'
import {parseText} from './parse-text.ts'

describe('raw HTML', () => {
  test('is a mistake, block or not', () => {
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
  })

  test('is quoted by its first line, at most 60 characters of it', () => {
    const {report} = parseText(`<div class="${'x'.repeat(80)}">\n<p>\n</p>\n</div>\n`)
    expect(report).toContain(`: <div class="${'x'.repeat(48)}…\n`)
  })

  test('behind a comment is a mistake', () => {
    expect(parseText('<!-- a --><script>alert(1)</script>\n').page.issues).toMatchObject([
      {rule: 'raw-html', line: 4},
    ])
  })

  test('in code is text', () => {
    const {html, report} = parseText('`<b>` and\n\n    <p>\n')
    expect(html).toContain('<code>&#x3C;b></code>')
    expect(report).toBe('')
  })
})

describe('comments', () => {
  test.each([
    ['one line', 'One.\n\n<!-- a -->\n\nTwo.\n', '<p>One.</p>\n<p>Two.</p>'],
    ['several lines', 'One.\n\n<!--\na\n\n## b\n-->\n\nTwo.\n', '<p>One.</p>\n<p>Two.</p>'],
    ['several on a line', '<!-- a --> <!-- b -->\n', ''],
    ['in a sentence', 'One <!-- a -->two.\n', '<p>One two.</p>'],
  ])('are dropped: %s', (_, text, html) => {
    const parsed = parseText(text)
    expect(parsed.html).toBe(html)
    expect(parsed.report).toBe('')
  })

  test('are distinguished from HTML quickly, even if there are many', () => {
    const {page} = parseText(`${'<!-- a -->    '.repeat(40)}<b>\n`)
    expect(page.issues).toMatchObject([{rule: 'raw-html'}])
  }, 1000)
})

describe('what only the author needs', () => {
  test('is gone: positions, and data without meaning', () => {
    const {body} = parseText('# A\n\n- [ ] *b* [c][d]\n\n[d]: https://d.org\n')
    expect(JSON.stringify(body)).not.toMatch(/"position"|"data":\{\}|"definition"/)
  })

  test('leaves neighboring pieces of text joined', () => {
    expect(parseText('a node:fs b node:path c\n').body.children).toEqual([
      {type: 'paragraph', children: [{type: 'text', value: 'a node:fs b node:path c'}]},
    ])
  })
})
