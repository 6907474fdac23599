import {describe, expect, test} from 'vitest'
import {parseAlgoliaHits} from '../../../app/search/algolia-hits.ts'

const origins = ['https://site.example', 'http://localhost:3000']

function parse(...hits: unknown[]) {
  return parseAlgoliaHits({results: [{hits}]}, origins)
}

const hierarchy = {lvl0: 'Guides', lvl1: 'Caching', lvl2: 'Hashes', lvl3: null}

describe('parseAlgoliaHits', () => {
  test('reads what the crawler of DocSearch has written', () => {
    const hit = {
      url: 'https://site.example/guides/caching/?a=b#hashes',
      hierarchy,
      content: 'All of the text',
      _highlightResult: {
        hierarchy: {lvl1: {value: 'Caching'}, lvl2: {value: '\uE000Hash\uE001es'}},
      },
      _snippetResult: {content: {value: '…a \uE000hash\uE001 &lt;of&gt; it…'}},
    }
    expect(parse(hit)).toEqual([
      {
        url: '/guides/caching/?a=b#hashes',
        group: 'Guides',
        title: {text: 'Caching', marks: []},
        headings: [{text: 'Hashes', marks: [[0, 4]]}],
        excerpt: {text: '…a hash <of> it…', marks: [[3, 7]]},
      },
    ])
  })

  test.each([
    ['&amp;lt; &#39;&#039;&quot; &nbsp;', {text: "&lt; ''\" &nbsp;", marks: []}],
    ['\uE000a', {text: 'a', marks: []}],
    ['\uE000a\uE000b\uE001', {text: 'ab', marks: [[0, 2]]}],
  ])('takes each entity for one character, once, and bears damaged marks: %j', (value, text) => {
    expect(parse({url: '/a/', hierarchy: {lvl1: value}})[0]?.title).toEqual(text)
  })

  test.each([
    ['http://localhost:3000/a/', '/a/'],
    ['/a/#b', '/a/#b'],
    ['https://other.example/a/', 'https://other.example/a/'],
    ['javascript:alert(1)', undefined],
    ['https://', undefined],
    [7, undefined],
  ])('makes of the URL %s: %s', (url, expected) => {
    expect(parse({url, hierarchy})[0]?.url).toBe(expected)
  })

  test('leaves out what has no title', () => {
    expect(parse({url: '/a/', hierarchy: {}}, {url: '/b/'}, null, 'x')).toEqual([])
  })

  test.each([undefined, null, {}, {results: []}, {results: [{hits: 'x'}]}, 'text'])(
    'refuses %j, which is no answer',
    answer => expect(() => parseAlgoliaHits(answer, origins)).toThrow('no hits'),
  )
})
