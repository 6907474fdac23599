import {readFile} from 'node:fs/promises'
import * as fc from 'fast-check'
import {Window} from 'happy-dom'
import {toHtml} from 'hast-util-to-html'
import {toHast} from 'mdast-util-to-hast'
import {describe, expect, test} from 'vitest'
import {bodySchema} from '#contract/mdast.ts'
import {renderArticle} from '../../../app/documents/render-article.ts'
import {countCases, limitsOf, seed, fuzzTimeout} from '../../fuzz-limits.ts'
import {checkHtml} from '../check-html.ts'
import {hostileText} from '../hostile-pages.ts'
import {readTwin, wordsOf} from '../twin-text.ts'
import {parseReadmeText} from './parse-text.ts'

const fixture = await readFile(new URL('../../fixtures/readme/hostile.md', import.meta.url), 'utf8')
const {document} = new Window()

describe('a hostile README', () => {
  const {page, body, markdown} = parseReadmeText(fixture)

  test('holds nothing that could run', () => {
    for (const html of [renderArticle(body), toHtml(toHast(body))]) checkHtml(document, html)
    expect(bodySchema.parse(body)).toEqual(body)
    expect(page.issues).toEqual([])
  })

  test.each(['<vbscript:1>', '<javascript:alert(1)>', '<made-up+scheme:1>', '<http:>'])(
    'shows %s, which is no link, as text',
    written => {
      const {html} = parseReadmeText(`See ${written}.`)
      expect(html).toBe(`<p>See ${written.slice(1, -1)}.</p>`)
    },
  )

  test('refers to nothing that the allow-list does not know', () => {
    expect(page.links.map(({url}) => url)).toEqual([
      'https://evil.example/x',
      'https://example.org/',
      'https://github.com/example/a-loader/blob/v1.2.3/docs/own.md',
      'https://evil.example/pixel.gif',
      'https://example.org/diagram.png',
    ])
  })

  test('can be read', async () => {
    await expect(markdown).toMatchFileSnapshot('../../fixtures/readme/hostile.expected.md')
  })

  test('has its own ids, which are not ours', () => {
    expect(page.ids).toEqual([
      'links',
      'constructor',
      'proto',
      'apptab-1-0',
      'broken-html',
      'footnotes',
    ])
  })
})

describe('any README', {timeout: fuzzTimeout()}, () => {
  const limits = {seed, ...limitsOf({runs: 300})}

  test('becomes a body that keeps the contract, in which nothing can run', () => {
    const count = countCases()
    fc.assert(
      fc.property(hostileText, text => {
        count.add()
        const {body, page} = parseReadmeText(text)
        expect(bodySchema.parse(body)).toEqual(body)
        for (const html of [renderArticle(body), toHtml(toHast(body))]) checkHtml(document, html)
        for (const {url} of page.links) {
          if (url.startsWith('#')) expect(page.ids).toContain(url.slice(1))
        }
      }),
      limits,
    )
    expect(count.report()).toBeGreaterThan(10)
  })

  test('becomes Markdown that says the same', () => {
    const count = countCases()
    fc.assert(
      fc.property(hostileText, text => {
        count.add()
        const {body, markdown} = parseReadmeText(text)
        expect(wordsOf(readTwin(`# a-loader\n\n${markdown}`))).toEqual(wordsOf(body))
      }),
      limits,
    )
    expect(count.report()).toBeGreaterThan(10)
  })
})
