import {describe, expect, test} from 'vitest'
import {dropAttributes, parseFenceMeta} from '../../../tools/markdown/fence-meta.ts'
import {markdownOf, parseText} from './parse-text.ts'

describe('parseFenceMeta', () => {
  test.each([
    ['title="a b.js"', 'a b.js'],
    [`title='a "b".js'`, 'a "b".js'],
    ['title=a.js{2}', 'a.js'],
    ['title=""', ''],
  ])('reads the title of %s', (meta, title) => {
    expect(parseFenceMeta(meta)).toMatchObject({title, others: []})
  })

  test('reads lines and other attributes, and keeps apart what is neither', () => {
    const {lines, attributes, others} = parseFenceMeta(`{1, 3-4} check='a b' of=tap x "y" z={1}`)
    expect([...lines]).toEqual([1, 3, 4])
    expect([...attributes]).toEqual([
      ['check', 'a b'],
      ['of', 'tap'],
    ])
    expect(others).toEqual(['x', '"y"', 'z={1}'])
  })
})

test('dropAttributes leaves the other attributes as they are written', () => {
  const meta = `title='a "title=b"' check='x y' {2}`
  expect(dropAttributes(meta, ['check'])).toBe(`title='a "title=b"' {2}`)
  expect(dropAttributes(meta, ['title'])).toBe(`check='x y' {2}`)
  expect(dropAttributes('check=a', ['check'])).toBe(null)
})

describe('the title of a fence', () => {
  test.each([`title='a "b".js'`, `title='a &quot;b&quot;.js'`])('may contain quotes: %s', meta => {
    const {html, report, body} = parseText(`> - ~~~js ${meta}\n>   a()\n>   ~~~\n`)
    expect(report).toBe('')
    expect(html).toContain('data-title="a &#x22;b&#x22;.js"')
    expect(markdownOf(body)).toContain(`js title='a "b".js'\n`)
  })

  test('may contain quotes as the label of a tab', () => {
    const {html} = parseText(`:::tabs\n~~~js title='a "b"' {1}\na()\n~~~\n:::\n`)
    expect(html).toContain('<p class="tab-label">a "b"</p>')
    expect(html).not.toContain('data-title')
  })
})

test('what is no attribute of a fence is reported, once for each fence', () => {
  const text = '```js title="a\na()\n```\n\n```bash install now\nnpm install a\n```\n'
  const hint = `Write name="value" or {1,3-5}. A value with quotes needs '…' around it.`
  expect(parseText(text).report).toBe(
    `content/page.md:4  bad-fence
  “title="a” after the language of the fence is not an attribute.
  ${hint}

content/page.md:8  bad-fence
  “now” after the language of the fence is not an attribute.
  ${hint}`,
  )
  expect(parseText(text, 'page.mdx').page.issues).toMatchObject([
    {rule: 'bad-fence', severity: 'warning'},
    {rule: 'bad-fence', severity: 'warning'},
  ])
})
