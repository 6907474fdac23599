import {describe, expect, test} from 'vitest'
import {bodySchema} from '../../../contract/mdast.ts'
import {parsePage} from '../../../tools/markdown/parse-page.ts'
import {parseText} from './parse-text.ts'

describe('GFM', () => {
  test('has tables with alignment', () => {
    const {html} = parseText('| a | b |\n| :-- | --: |\n| 1 | `2` |\n')
    expect(html).toContain('<th align="left">a</th>')
    expect(html).toContain('<td align="right"><code>2</code></td>')
  })

  test('has task lists', () => {
    const {html, body} = parseText('- [x] done\n- [ ] open\n')
    expect(html).toContain('<input type="checkbox" checked disabled> done')
    expect(html).toContain('<input type="checkbox" disabled> open')
    expect(body.children).toMatchObject([{children: [{checked: true}, {checked: false}]}])
  })

  test('has footnotes', () => {
    const {html, body} = parseText('Text[^note].\n\n[^note]: The *note*.\n')
    expect(html).toContain('<p>The <em>note</em>. <a href="#user-content-fnref-note"')
    expect(body.children.map(({type}) => type)).toEqual(['paragraph', 'footnoteDefinition'])
  })

  test('has deletions and bare addresses', () => {
    expect(parseText('~~old~~ https://new.org\n').html).toBe(
      '<p><del>old</del> <a href="https://new.org">https://new.org</a></p>',
    )
  })
})

describe('parsePage', () => {
  test('knows a source from its path, its size and its front matter', () => {
    const text = '---\ntitle: Caching\nsort: 2\n---\n\n## Hashes\n'
    const {page} = parsePage({path: 'guides/caching.md', size: 42, text})
    expect(page).toEqual({
      path: 'guides/caching.md',
      size: 42,
      frontMatter: {title: 'Caching', sort: 2},
      anchors: [{title: 'Hashes', id: 'hashes', level: 2}],
      ids: ['hashes'],
      links: [],
      files: [],
      excerpt: '',
      issues: [],
    })
  })

  test('counts lines from the top of the file', () => {
    const text = '---\ntitle: A\nsort: 1\n\n---\n\nText.\n\n<b>\n'
    const {page} = parsePage({path: 'a.md', size: 1, text})
    expect(page.issues).toMatchObject([{rule: 'raw-html', line: 9}])
  })

  test('reads the text of a page whose front matter is not valid', () => {
    const text = '---\ntitle: A\nsort: no\n---\n\n<b>\n\n[x](/y)\n'
    const {page} = parsePage({path: 'a.md', size: 1, text})
    expect(page.issues.map(({rule, line}) => [rule, line])).toEqual([
      ['bad-front-matter', 3],
      ['raw-html', 6],
    ])
    expect(page.links).toEqual([{url: '/y/', line: 8}])
  })

  test('lists related pages among the links, with the lines of the front matter', () => {
    const text =
      '---\ntitle: A\nrelated:\n  - title: B\n    url: /guides/b\n  - title: C\n    url: https://c.org\n---\n'
    const {page} = parsePage({path: 'a.md', size: 1, text})
    expect(page.links).toEqual([
      {url: '/guides/b/', line: 5},
      {url: 'https://c.org', line: 7},
    ])
    expect(page.frontMatter.related).toEqual([
      {title: 'B', url: '/guides/b/'},
      {title: 'C', url: 'https://c.org'},
    ])
  })

  test.each([
    ['an empty page', ''],
    ['deep nesting', `${'> '.repeat(200)}a\n`],
    ['damaged markup', '[[[![](<>)]()\n\n| a\n| -\n:::\n::\n:\n```'],
    ['nothing but a fence', '```'],
    ['nulls', 'a\u0000b'],
  ])('never throws: %s', (_, text) => {
    const {body} = parseText(text)
    expect(bodySchema.parse(JSON.parse(JSON.stringify(body)))).toEqual(
      JSON.parse(JSON.stringify(body)),
    )
  })
})

describe('the excerpt', () => {
  test('is the plain text above the first heading', () => {
    const {page} = parseText('One *two*\nthree `four`.\n\nFive.\n\n## Heading\n\nSix.\n')
    expect(page.excerpt).toBe('One two three four. Five.')
  })

  test('is the text below the first heading where there is none above', () => {
    expect(parseText('## Heading\n\nOne.\n\n- two\n\nThree.\n').page.excerpt).toBe('One. Three.')
  })

  test('is the first text below where only an aside stands above the first heading', () => {
    expect(parseText('> [!TIP]\n> Aside.\n\n## Heading\n\nOne.\n').page.excerpt).toBe('One.')
  })

  test('leaves out code, asides and badges', () => {
    const text = 'One :badge[5+].\n\n```js\ncode\n```\n\n> [!TIP]\n> Aside.\n\nTwo.\n'
    expect(parseText(text).page.excerpt).toBe('One . Two.')
  })

  test('has at most 240 characters and ends at a word', () => {
    const {excerpt} = parseText('word '.repeat(100)).page
    expect(excerpt).toBe(`${'word '.repeat(47).trim()}…`)
    expect(parseText('x'.repeat(240)).page.excerpt).toBe('x'.repeat(240))
    expect(parseText('x'.repeat(241)).page.excerpt).toBe(`${'x'.repeat(239)}…`)
  })
})
