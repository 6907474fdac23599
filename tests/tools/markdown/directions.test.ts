import {describe, expect, test} from 'vitest'
import {bodySchema} from '#contract/mdast.ts'
import {parseText} from './parse-text.ts'

const html = (text: string) => parseText(text).html

describe('text from right to left', () => {
  test('is marked, also if it begins with a name in Latin letters', () => {
    expect(html('webpack הוא כלי לאיגוד מודולים.\n')).toBe(
      '<p dir="rtl">webpack הוא כלי לאיגוד מודולים.</p>',
    )
    expect(html('## العربية\n')).toMatch(/^<h2 id="[^"]+" dir="rtl">/)
  })

  test('is not marked by a single word, or by letters in code', () => {
    expect(html('A Hebrew word: שלום.\n\n`שלום עולם` is code.\n')).toBe(
      '<p>A Hebrew word: שלום.</p>\n<p><code>שלום עולם</code> is code.</p>',
    )
  })

  test('counts without its code', () => {
    expect(html('הקובץ `webpack.config.production.mjs`\n')).toContain('<p dir="rtl">')
  })

  test('turns lists, quotes and tables as a whole, with what follows them', () => {
    expect(html('- פריט\n- `entry`\n')).toMatch(/^<ul dir="rtl">\n<li>פריט/)
    expect(html('> ציטוט\n')).toBe('<blockquote dir="rtl">\n<p>ציטוט</p>\n</blockquote>')
    expect(html('| א |\n| --- |\n| ב |\n')).toMatch(/^<table dir="rtl">/)
    expect(html('> [!TIP]\n> טיפ טוב.\n')).toContain('<p class="alert-title">Tip</p>')
  })

  test('turns back where it holds a paragraph from left to right', () => {
    expect(html('> ציטוט ארוך מאוד\n>\n> In English\n')).toContain('<p dir="ltr">In English</p>')
  })

  test('is in the JSON API', () => {
    const {body} = parseText('שלום\n')
    expect(bodySchema.parse(body).children).toMatchObject([{data: {hProperties: {dir: 'rtl'}}}])
  })
})
