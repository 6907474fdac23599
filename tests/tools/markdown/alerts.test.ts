import {expect, test} from 'vitest'
import {parseText} from './parse-text.ts'

test.each([
  ['NOTE', 'note', 'Note'],
  ['TIP', 'tip', 'Tip'],
])('alerts a quote that begins with [!%s] is an aside', (marker, kind, title) => {
  expect(parseText(`> [!${marker}]\n> Read *this*.\n`).html).toBe(
    `<div class="alert alert-${kind}" role="note">
<p class="alert-title">${title}</p>
<p>Read <em>this</em>.</p>
</div>`,
  )
})

test.each([
  ['every block of the quote', '> [!TIP]\n>\n> One.\n>\n> - two\n', '<p>One.</p>\n<ul>\n<li>two'],
  ['what begins with markup', '> [!TIP]\n> `code` first.\n', '<p><code>code</code> first.</p>'],
  [
    'another aside',
    '> [!TIP]\n> One.\n>\n> > [!NOTE]\n> > Two.\n',
    '<p>One.</p>\n<div class="alert alert-note"',
  ],
  ['no hard break behind the marker', '> [!TIP]\\\n> Text.\n', '<p>Text.</p>'],
  ['a marker in lower case', '> [!tip]\n> Text.\n', '<p>Text.</p>'],
])('alerts has %s', (_, text, html) => {
  const title = '<div class="alert alert-tip" role="note">\n<p class="alert-title">Tip</p>\n'
  expect(parseText(text).html).toContain(title + html)
})

test.each([
  ['an unknown kind', '> [!HINT]\n> Text.\n'],
  ['text behind the marker', '> [!TIP] Text.\n'],
  ['a marker that is not at the start', '> Text [!TIP]\n'],
  ['a quote without text', '> ## Heading\n'],
])('alerts leaves %s a quote', (_, text) => {
  const {html, report} = parseText(text)
  expect(html).toMatch(/^<blockquote>/)
  expect(report).toBe('')
})
