import {expect, test} from 'vitest'
import {formatIssues} from '../../../tools/issues/issue.ts'
import {checkUrls, urlOf} from '../../../tools/content-format/urls.ts'

test.each([
  ['index.md', '/'],
  ['concepts/index.md', '/concepts/'],
  ['concepts/entry-points.md', '/concepts/entry-points/'],
  ['concepts/reindex.md', '/concepts/reindex/'],
  ['guides/node.js.md', '/guides/node.js/'],
  ['index/index.md', '/index/'],
])('%s has the URL %s', (path, url) => {
  expect(urlOf(path)).toBe(url)
})

test('checkUrls says nothing about pages whose URLs differ, or only resemble reserved ones', () => {
  expect(checkUrls(['index.md', 'v1.md', 'concepts/v1.mdx', 'concepts/a_b~c.md'])).toEqual([])
  const likeDevices = ['api/console.md', 'concepts/auxiliary.md', 'constructor/index.md']
  expect(checkUrls([...likeDevices, 'toString.md'])).toEqual([])
  const likeReserved = ['guides/data.md', 'database.md', 'printable.md', 'guides/a/printable.md']
  expect(checkUrls(likeReserved)).toEqual([])
})

test('checkUrls reports two files with one URL, or with URLs that differ in case only', () => {
  const issues = checkUrls(['index.md', 'api.md', 'api/index.mdx', 'a/CLI.md', 'a/cli.mdx'])
  const duplicates = [
    ['a/cli.mdx', 'a/CLI.md', '/a/cli/'],
    ['api/index.mdx', 'api.md', '/api/'],
  ]
  expect(formatIssues(issues)).toBe(
    duplicates
      .map(
        ([file, other, url]) => `content/${file}:1  duplicate-url
  ${other} already has the URL ${url}. URLs must differ in more than case.
  Rename or remove one of the two.`,
      )
      .join('\n\n'),
  )
})

test('checkUrls reports names that are reserved, or that a URL would have to escape', () => {
  expect(formatIssues(checkUrls(['data/v1.md', 'guides/code splitting.md']))).toBe(
    `content/data/v1.md:1  reserved-url
  The URL /data/v1/ is reserved for files of the site.
  Give the page or its folder another name.

content/guides/code splitting.md:1  bad-file-name
  The name contains characters that must be escaped in a URL.
  Use only letters, digits and - _ . ~ in the names of files and folders.`,
  )
})

const reserved =
  'data.md Data/a.md assets/a.md app-shell.md 404.md robots.txt.md feed.xml/index.md ' +
  'llms.txt.md guides/llms-full.txt.md guides/printable.md guides/printable/index.md'
test.each(reserved.split(' '))('checkUrls reports %s, whose URL is reserved', path => {
  expect(checkUrls([path])).toMatchObject([{rule: 'reserved-url', file: path}])
})

const unfit =
  'ü.md a#b.md a?.md 100%.md a+b.md con.md CON.md aux/index.md nul.tar.md com1.mdx a..md a./a.md ' +
  'Gro\u0308\u00dfe.md'
test.each([...unfit.split(' '), 'a .md'])('checkUrls reports the unfit name guides/%s', name => {
  const file = `guides/${name}`
  expect(checkUrls([file])).toMatchObject([{rule: 'bad-file-name', file}])
})
