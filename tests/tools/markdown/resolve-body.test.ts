import {toHtml} from 'hast-util-to-html'
import {toHast} from 'mdast-util-to-hast'
import {describe, expect, test} from 'vitest'
import type {PageResolution} from '../../../tools/content/page-resolution.ts'
import {resolveBody} from '../../../tools/markdown/resolve-body.ts'
import {parseText} from './parse-text.ts'

function resolve(text: string, resolution: Partial<PageResolution>): string {
  const {body} = parseText(text)
  resolveBody(body, {links: {}, images: {}, ...resolution})
  return toHtml(toHast(body))
}

describe('resolveBody', () => {
  test('makes text of links that lead nowhere, with all that is in it', () => {
    const text = 'See [the *plan*](/guides/plan#start) and [a](/a).\n'
    expect(resolve(text, {links: {'/guides/plan/#start': null}})).toBe(
      '<p>See the <em>plan</em> and <a href="/a/">a</a>.</p>',
    )
  })

  test('finds links next to each other and within what was a link', () => {
    expect(resolve('[a](/plan)[b](/plan)\n', {links: {'/plan/': null}})).toBe('<p>ab</p>')
    const text = '[![a](/a.png)](/plan)\n'
    const images = {'a.png': {width: 4, height: 3}}
    expect(resolve(text, {links: {'/plan/': null}, images})).toBe(
      '<p><img src="/a.png" alt="a" width="4" height="3"></p>',
    )
  })

  test('gives links another target', () => {
    expect(resolve('[a](/old#b)\n', {links: {'/old/#b': '/new/#b'}})).toBe(
      '<p><a href="/new/#b">a</a></p>',
    )
  })

  test('makes text of images and downloads that are not there', () => {
    const images = {'gone.png': null, 'gone a.zip': null}
    expect(
      resolve('A ![*b* c](/gone.png?x) ![](/gone.png) [d](/gone%20a.zip#e).\n', {images}),
    ).toBe('<p>A b c  d.</p>')
  })

  test('joins texts that become neighbors', () => {
    const {body} = parseText('a [b](/plan) c\n')
    resolveBody(body, {links: {'/plan/': null}, images: {}})
    expect(body.children).toEqual([{type: 'paragraph', children: [{type: 'text', value: 'a b c'}]}])
  })
})
