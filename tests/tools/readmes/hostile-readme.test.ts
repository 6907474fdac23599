import {readFile} from 'node:fs/promises'
import {Window} from 'happy-dom'
import {toHtml} from 'hast-util-to-html'
import {toHast} from 'mdast-util-to-hast'
import {expect, test} from 'vitest'
import {bodySchema} from '#contract/mdast.ts'
import {renderArticle} from '../../../app/documents/render-article.ts'
import {checkHtml} from '../check-html.ts'
import {parseReadmeText} from './parse-text.ts'

const fixture = await readFile(new URL('../../fixtures/readme/hostile.md', import.meta.url), 'utf8')
const {document} = new Window()

const hostile = parseReadmeText(fixture)

test('a hostile README holds nothing that could run', () => {
  for (const html of [renderArticle(hostile.body), toHtml(toHast(hostile.body))])
    checkHtml(document, html)
  expect(bodySchema.parse(hostile.body)).toEqual(hostile.body)
  expect(hostile.page.issues).toEqual([])
})

test.each(['<vbscript:1>', '<javascript:alert(1)>', '<made-up+scheme:1>', '<http:>'])(
  'a hostile README shows %s, which is no link, as text',
  written => {
    const {html} = parseReadmeText(`See ${written}.`)
    expect(html).toBe(`<p>See ${written.slice(1, -1)}.</p>`)
  },
)

test('a hostile README refers to nothing that the allow-list does not know, and has its own ids', () => {
  expect(hostile.page.ids.join(' ')).toBe(
    'links constructor proto apptab-1-0 broken-html footnotes',
  )
  expect(hostile.page.links.map(({url}) => url)).toEqual([
    'https://evil.example/x',
    'https://example.org/',
    'https://github.com/example/a-loader/blob/v1.2.3/docs/own.md',
    'https://evil.example/pixel.gif',
    'https://example.org/diagram.png',
  ])
})

test('a hostile README can be read', async () => {
  await expect(hostile.markdown).toMatchFileSnapshot('../../fixtures/readme/hostile.expected.md')
})
