import {describe, expect, test} from 'vitest'
import {normalizeUrl} from '../../../tools/markdown/links.ts'
import {parseText} from './parse-text.ts'

describe('normalizeUrl', () => {
  test.each([
    ['/concepts/output', '/concepts/output/'],
    ['/concepts/output/', '/concepts/output/'],
    ['/concepts/output#path', '/concepts/output/#path'],
    ['/concepts/output?a=b', '/concepts/output/?a=b'],
    ['/concepts/output?a=b#path', '/concepts/output/?a=b#path'],
    ['/concepts/output/#a/b', '/concepts/output/#a/b'],
    ['/concepts//output', '/concepts/output/'],
    ['/', '/'],
    ['/#sponsors', '/#sponsors'],
    ['/index.md', '/'],
    ['/concepts/index.mdx#a', '/concepts/#a'],
    ['/guides/node.js/', '/guides/node.js/'],
    ['/plugins/NoEmitOnErrorsPlugin', '/plugins/NoEmitOnErrorsPlugin/'],
    ['./loaders', '/concepts/loaders/'],
    ['loaders', '/concepts/loaders/'],
    ['./loaders.md', '/concepts/loaders/'],
    ['loaders.mdx#using', '/concepts/loaders/#using'],
    ['./', '/concepts/'],
    ['./index.md', '/concepts/'],
    ['../guides/caching.md#hashes', '/guides/caching/#hashes'],
    ['../guides/', '/guides/'],
    ['../../../guides', '/guides/'],
    ['?a=b', '/concepts/output/?a=b'],
    ['#hash', '#hash'],
    ['https://example.org/a', 'https://example.org/a'],
    ['//example.org/a', '//example.org/a'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['./image.png', '/concepts/image.png'],
    ['/files/a.zip?x#y', '/files/a.zip?x#y'],
  ])('%s in concepts/output.md is %s', (url, expected) => {
    expect(normalizeUrl(url, 'concepts/output.md')).toBe(expected)
  })

  test('an index page sees other files of its folder', () => {
    expect(normalizeUrl('./loaders.md', 'concepts/index.md')).toBe('/concepts/loaders/')
  })
})

describe('links', () => {
  test('are listed as they appear on the page, each with its line', () => {
    const {page, html} = parseText(
      'See [a](/guides/a) and [b](./b.md#x).\n\n- [c](https://c.org)\n',
      'concepts/page.md',
    )
    expect(page.links).toEqual([
      {url: '/guides/a/', line: 4},
      {url: '/concepts/b/#x', line: 4},
      {url: 'https://c.org', line: 6},
    ])
    expect(html).toContain('<a href="/guides/a/">a</a> and <a href="/concepts/b/#x">b</a>')
  })

  test('are found in headings, tables and footnotes', () => {
    const {page} = parseText(
      '## See [a](/a)\n\n| [b](/b) |\n| --- |\n\nText[^1].\n\n[^1]: [c](/c)\n',
    )
    expect(page.links.map(({url}) => url)).toEqual(['/a/', '/b/', '/c/'])
  })

  test('to files are listed as files, those excepted that the build writes', () => {
    const {page} = parseText(
      '[a](/files/a.zip) [b](/data/v1/tree.json) [l](/llms.txt) [f](/guides/llms-full.txt)\n\n![c](./c%20d.png)\n',
      'concepts/page.md',
    )
    expect(page.files).toEqual([
      {path: 'files/a.zip', line: 4},
      {path: 'concepts/c d.png', line: 6},
    ])
    expect(page.links).toEqual([])
  })

  test('take images of other sites as they are', () => {
    const {page, html} = parseText('![a](https://example.org/a.png "A")\n')
    expect(page.files).toEqual([])
    expect(html).toContain('<img src="https://example.org/a.png" alt="a" title="A">')
  })

  test('take a percent sign that escapes nothing', () => {
    const {page, report} = parseText('![a](/100%.png)\n')
    expect(page.files).toEqual([{path: '100%.png', line: 4}])
    expect(report).toBe('')
  })

  test('that run scripts are refused', () => {
    const {html, report} = parseText('Text.\n\n[a](javascript:alert(1))\n')
    expect(report).toBe(
      `content/page.md:6  bad-link
  Links to javascript: URLs are not allowed.
  Use a URL with “https:” or the URL of a page, or write the text as code.`,
    )
    expect(html).not.toContain('javascript')
  })

  test.each([
    '[a](JavaScript:alert(1))',
    '[a](data:text/html,x)',
    '[a](vbscript:x)',
    '![a](javascript:alert(1))',
    '<javascript:alert(1)>',
    '[a][b]\n\n[b]: javascript:alert(1)',
  ])('are refused however they are written: %s', text => {
    expect(parseText(`${text}\n`).page.issues).toMatchObject([{rule: 'bad-link', line: 4}])
  })

  test.each(['[a](<java\tscript:alert(1)>)', '[a](&#1;javascript:alert(1))'])(
    'never run scripts that hide: %j',
    text => expect(parseText(`${text}\n`).html).not.toMatch(/href="[^/"]/),
  )

  test('to mail and telephones are fine', () => {
    const {page, report} = parseText('[a](mailto:a@b.org) [b](tel:+1)\n')
    expect(page.links.map(({url}) => url)).toEqual(['mailto:a@b.org', 'tel:+1'])
    expect(report).toBe('')
  })
})

describe('an image on another host', () => {
  test('is an error, because the content security policy blocks it', () => {
    const {report} = parseText('![A](https://a.org/a.png)\n\n![B][b]\n\n[b]: //a.org/b.png\n')
    expect(report).toContain(
      `content/page.md:4  broken-image
  https://a.org/a.png is on another host, so readers' browsers do not load it.
  Save the image in the folder of the page.`,
    )
    expect(report).toContain('content/page.md:6  broken-image')
  })

  test('is a warning in pages of the former format', () => {
    const {page} = parseText('![A](https://a.org/a.png)\n', 'page.mdx')
    expect(page.issues).toMatchObject([{rule: 'broken-image', severity: 'warning', line: 4}])
  })
})
