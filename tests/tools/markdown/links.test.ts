import {expect, test} from 'vitest'
import {normalizeUrl} from '../../../tools/markdown/links.ts'
import {parseText} from './parse-text.ts'

test.each([
  ['/concepts/output?a=b#path', '/concepts/output/?a=b#path'],
  ['/concepts/output/#a/b', '/concepts/output/#a/b'],
  ['/concepts//output', '/concepts/output/'],
  ['/index.md', '/'],
  ['/concepts/index.mdx#a', '/concepts/#a'],
  ['/guides/node.js/', '/guides/node.js/'],
  ['./loaders.md', '/concepts/loaders/'],
  ['../../../guides', '/guides/'],
  ['?a=b', '/concepts/output/?a=b'],
  ['#hash', '#hash'],
  ['https://example.org/a', 'https://example.org/a'],
  ['//example.org/a', '//example.org/a'],
  ['./image.png', '/concepts/image.png'],
  ['/files/a.zip?x#y', '/files/a.zip?x#y'],
])('normalizeUrl %s in concepts/output.md is %s', (url, expected) => {
  expect(normalizeUrl(url, 'concepts/output.md')).toBe(expected)
})

test('normalizeUrl lets an index page see other files of its folder', () => {
  expect(normalizeUrl('./loaders.md', 'concepts/index.md')).toBe('/concepts/loaders/')
})

test('links are listed as they appear on the page, each with its line', () => {
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

test('links are found in headings, tables and footnotes, and may be for mail and telephones', () => {
  const {page, report} = parseText(
    '## See [a](mailto:a@b.org)\n\n| [b](tel:+1) |\n| --- |\n\nText[^1].\n\n[^1]: [c](/c)\n',
  )
  expect(page.links.map(({url}) => url)).toEqual(['mailto:a@b.org', 'tel:+1', '/c/'])
  expect(report).toBe('')
})

test('links to files are listed as files, those excepted that the build writes', () => {
  const {page, html, report} = parseText(
    '[a](/files/a.zip) [b](/data/v1/tree.json) [l](/llms.txt) [f](/guides/llms-full.txt)\n\n![c](./c%20d.png) ![e](/100%.png "E")\n',
    'concepts/page.md',
  )
  expect(page.files).toEqual([
    {path: 'files/a.zip', line: 4, isLink: true},
    {path: 'concepts/c d.png', line: 6},
    {path: '100%.png', line: 6},
  ])
  expect(page.links).toEqual([])
  expect(html).toContain('<img src="/100%25.png" alt="e" title="E">')
  expect(report).toBe('')
})

test('links that run scripts are refused, however they are written', () => {
  const text = '[a](javascript:alert(1))\n\n<vbscript:x>\n\n[a][b]\n\n[b]: data:text/html,x\n'
  const {html, report, page} = parseText(text)
  expect(report).toMatch(`content/page.md:4  bad-link
  Links to javascript: URLs are not allowed.
  Use a URL with “https:” or the URL of a page, or write the text as code.`)
  expect(page.issues.map(({rule, line}) => [rule, line])).toEqual([
    ['bad-link', 4],
    ['bad-link', 6],
    ['bad-link', 8],
  ])
  expect(html).not.toMatch(/href|javascript/)
})

test.each(['[a](<java\tscript:alert(1)>)', '[a](&#1;javascript:alert(1))'])(
  'links never run scripts that hide: %j',
  text => expect(parseText(`${text}\n`).html).not.toMatch(/href="[^/"]/),
)

test.each([
  ['[a](https://docs.example.org/guides/a#b)', '/guides/a#b', '/guides/a/#b'],
  ['https://docs.example.org/guides/a.md', '/guides/a.md', '/guides/a/'],
  ['[a](HTTP://docs.example.org)', '/', '/'],
  ['[a](//docs.example.org/?b)', '/?b', '/?b'],
])('a link to the address of the site is a path: %s', (text, path, url) => {
  const {page, report} = parseText(`${text}\n`)
  expect(page.links).toEqual([{url, line: 4}])
  expect(report).toMatch(/^content\/page\.md:4 {2}bad-link \(warning\)\n {2}.* is on this site\.\n/)
  expect(report).toContain(`\n  Write its path: ${path}`)
})

test('a link to the Markdown of a page keeps the address of the site', () => {
  const url = 'https://docs.example.org/guides/index.md'
  const {page} = parseText(`[a](${url})\n`)
  expect([page.links, page.issues]).toEqual([[{url, line: 4}], []])
})

test('an image with the address of the site is a file of the content folder', () => {
  const {page} = parseText(
    '![A](https://docs.example.org/a.png) [b](//docs.example.org/feed.xml)\n',
  )
  expect(page.files).toEqual([{path: 'a.png', line: 4}])
  expect(page.issues.map(({rule}) => rule)).toEqual(['bad-link', 'bad-link'])
})

test('an image on another host is an error, because the content security policy blocks it', () => {
  const text = '![A](https://a.org/a.png)\n\n![B][b]\n\n[b]: //a.org/b.png\n'
  const {report, page, html} = parseText(text)
  expect(report).toContain(
    `content/page.md:4  broken-image
  https://a.org/a.png is on another host, so readers' browsers do not load it.
  Save the image in the folder of the page.`,
  )
  expect(report).toContain('content/page.md:6  broken-image')
  expect(page.files).toEqual([])
  expect(html).toContain('<img src="https://a.org/a.png" alt="A">')
  const [first] = parseText(text, 'page.mdx').page.issues
  expect(first, 'in the former format').toMatchObject({rule: 'broken-image', severity: 'warning'})
})
