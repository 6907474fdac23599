import {describe, expect, test} from 'vitest'
import {parseFenceMeta} from '../../../tools/markdown/fence-meta.ts'

describe('parseFenceMeta', () => {
  test('reads the title, the lines and all other attributes', () => {
    expect(parseFenceMeta('title="webpack.config.js" {1,3-5} check=config mode="none"')).toEqual({
      title: 'webpack.config.js',
      lines: new Set([1, 3, 4, 5]),
      attributes: new Map([
        ['check', 'config'],
        ['mode', 'none'],
      ]),
    })
  })

  test.each([null, undefined, ''])('is empty for %j', meta => {
    expect(parseFenceMeta(meta)).toEqual({lines: new Set(), attributes: new Map()})
  })

  test('takes spaces in titles and in lists of lines', () => {
    const {title, lines} = parseFenceMeta('title="a b.js" { 2 , 4 - 5 }')
    expect(title).toBe('a b.js')
    expect([...lines]).toEqual([2, 4, 5])
  })

  test('does not take braces in a title for lines', () => {
    expect(parseFenceMeta('title="a{1}.js"')).toMatchObject({title: 'a{1}.js', lines: new Set()})
  })

  test('ignores words that are not attributes', () => {
    expect(parseFenceMeta('diff showLineNumbers')).toEqual({
      lines: new Set(),
      attributes: new Map(),
    })
  })

  test('reads a range that never ends without hanging', () => {
    expect(parseFenceMeta('{1-999999999999}').lines.size).toBe(10_000)
  })
})
