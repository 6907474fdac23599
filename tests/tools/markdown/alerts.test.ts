import {describe, expect, test} from 'vitest'
import {parseText} from './parse-text.ts'

describe('alerts', () => {
  test.each([
    ['NOTE', 'note', 'Note'],
    ['TIP', 'tip', 'Tip'],
    ['IMPORTANT', 'important', 'Important'],
    ['WARNING', 'warning', 'Warning'],
    ['CAUTION', 'caution', 'Caution'],
  ])('a quote that begins with [!%s] is an aside', (marker, kind, title) => {
    expect(parseText(`> [!${marker}]\n> Read *this*.\n`).html).toBe(
      `<div class="alert alert-${kind}" role="note">
<p class="alert-title">${title}</p>
<p>Read <em>this</em>.</p>
</div>`,
    )
  })

  test('keeps every block of the quote', () => {
    expect(parseText('> [!TIP]\n>\n> One.\n>\n> - two\n').html).toBe(
      `<div class="alert alert-tip" role="note">
<p class="alert-title">Tip</p>
<p>One.</p>
<ul>
<li>two</li>
</ul>
</div>`,
    )
  })

  test('keeps what begins with markup', () => {
    const {html} = parseText('> [!NOTE]\n> `code` first.\n')
    expect(html).toContain('<p><code>code</code> first.</p>')
  })

  test.each(['> [!NOTE]\\\n> Text.\n', '> [!NOTE]  \n> Text.\n'])(
    'drops a hard break behind the marker: %j',
    text => {
      expect(parseText(text).html).toContain('<p class="alert-title">Note</p>\n<p>Text.</p>')
    },
  )

  test('takes the marker in lower case', () => {
    expect(parseText('> [!tip]\n> Text.\n').html).toContain('alert-tip')
  })

  test('may hold another aside', () => {
    const {html} = parseText('> [!TIP]\n> One.\n>\n> > [!WARNING]\n> > Two.\n')
    expect(html).toContain('<p>One.</p>\n<div class="alert alert-warning" role="note">')
  })

  test.each([
    ['an unknown kind', '> [!HINT]\n> Text.\n'],
    ['text behind the marker', '> [!TIP] Text.\n'],
    ['a marker that is not at the start', '> Text [!TIP]\n'],
    ['a quote without text', '> ## Heading\n'],
    ['an empty quote', '>\n'],
  ])('leaves %s a quote', (_, text) => {
    const {html, report} = parseText(text)
    expect(html).toMatch(/^<blockquote>/)
    expect(report).toBe('')
  })
})
