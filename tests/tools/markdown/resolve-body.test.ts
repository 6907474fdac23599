import {toHtml} from 'hast-util-to-html'
import {toHast} from 'mdast-util-to-hast'
import {describe, expect, test} from 'vitest'
import {resolveBody} from '../../../tools/markdown/resolve-body.ts'
import {parseText} from './parse-text.ts'

describe('resolveBody', () => {
  test.each([
    ['[The *plan*](/plan#start), [a](/a).', '<p>The <em>plan</em>, <a href="/a/">a</a>.</p>'],
    ['[a](/plan#start)[b](/plan#start)', '<p>ab</p>'],
    ['[![a](/a.png)](/plan#start)', '<p><img src="/a.png" alt="a" width="4" height="3"></p>'],
    ['A ![*b* c](/gone.png?x) ![](/gone.png) [d](/gone%20a.zip#e).', '<p>A b c  d.</p>'],
    ['[a](/old#b)', '<p><a href="/new/#b">a</a></p>'],
  ])('makes text of links and images that lead nowhere, and updates others: %s', (text, html) => {
    const {body} = parseText(`${text}\n`)
    resolveBody(body, {
      links: {'/plan/#start': null, '/old/#b': '/new/#b'},
      images: {'a.png': {width: 4, height: 3}, 'gone.png': null, 'gone a.zip': null},
    })
    expect(toHtml(toHast(body))).toBe(html)
  })

  test('joins texts that become neighbors', () => {
    const {body} = parseText('a [b](/plan) c\n')
    resolveBody(body, {links: {'/plan/': null}, images: {}})
    expect(body.children).toEqual([{type: 'paragraph', children: [{type: 'text', value: 'a b c'}]}])
  })
})
