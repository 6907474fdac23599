import {describe, expect, test} from 'vitest'
import {formatIssues} from '../../../tools/content/issue.ts'
import {checkUrls, urlOf} from '../../../tools/content/urls.ts'

describe('urlOf', () => {
  test.each([
    ['index.md', '/'],
    ['license.md', '/license/'],
    ['concepts/index.md', '/concepts/'],
    ['concepts/index.mdx', '/concepts/'],
    ['concepts/entry-points.md', '/concepts/entry-points/'],
    ['concepts/reindex.md', '/concepts/reindex/'],
    ['plugins/NoEmitOnErrorsPlugin.mdx', '/plugins/NoEmitOnErrorsPlugin/'],
    ['blog/2020-10-10-webpack-5-release.md', '/blog/2020-10-10-webpack-5-release/'],
    ['guides/node.js.md', '/guides/node.js/'],
    ['index/index.md', '/index/'],
  ])('%s has the URL %s', (path, url) => {
    expect(urlOf(path)).toBe(url)
  })
})

describe('checkUrls', () => {
  test('says nothing about pages whose URLs differ', () => {
    expect(checkUrls(['index.md', 'v1.md', 'concepts/v1.mdx', 'concepts/a_b~c.md'])).toEqual([])
  })

  test('reports two files with one URL', () => {
    expect(formatIssues(checkUrls(['concepts.md', 'concepts/index.mdx']))).toBe(
      `content/concepts/index.mdx:1  duplicate-url
  concepts.md already has the URL /concepts/. URLs must differ in more than case.
  Rename or remove one of the two.`,
    )
  })

  test('reports two files whose URLs differ in case only', () => {
    expect(formatIssues(checkUrls(['api/CLI.md', 'api/cli.md']))).toBe(
      `content/api/cli.md:1  duplicate-url
  api/CLI.md already has the URL /api/cli/. URLs must differ in more than case.
  Rename or remove one of the two.`,
    )
  })

  test('reports .md and .mdx of the same name', () => {
    expect(checkUrls(['api/cli.md', 'api/cli.mdx'])).toMatchObject([
      {rule: 'duplicate-url', file: 'api/cli.mdx'},
    ])
  })

  test('reports a page in a folder that the API is written to', () => {
    expect(formatIssues(checkUrls(['data/v1.md']))).toBe(
      `content/data/v1.md:1  reserved-url
  The URL /data/v1/ is reserved for files of the site.
  Give the page or its folder another name.`,
    )
  })

  test.each([
    'data.md',
    'Data/a.md',
    'assets/a.md',
    'app-shell.md',
    '404.md',
    'robots.txt.md',
    'feed.xml/index.md',
    'llms.txt.md',
    'guides/llms-full.txt.md',
    'guides/printable.md',
    'guides/printable/index.md',
  ])('reports %s, whose URL is reserved', path => {
    expect(checkUrls([path])).toMatchObject([{rule: 'reserved-url', file: path}])
  })

  test.each(['guides/data.md', 'database.md', 'printable.md', 'guides/a/printable.md'])(
    'says nothing about %s, whose URL only resembles a reserved one',
    path => expect(checkUrls([path])).toEqual([]),
  )

  test('reports a name that a URL would have to escape', () => {
    expect(formatIssues(checkUrls(['guides/code splitting.md']))).toBe(
      `content/guides/code splitting.md:1  bad-file-name
  The name contains characters that must be escaped in a URL.
  Use only letters, digits and - _ . ~ in the names of files and folders.`,
    )
  })

  test.each(['guides/ü.md', 'guides/a#b.md', 'guides/a?.md', 'guides/100%.md', 'guides/a+b.md'])(
    'reports %s, which is not fit for a URL',
    path => expect(checkUrls([path])).toMatchObject([{rule: 'bad-file-name', file: path}]),
  )

  test.each([
    'guides/con.md',
    'guides/CON.md',
    'aux/index.md',
    'guides/nul.tar.md',
    'guides/com1.mdx',
    'guides/a..md',
    'guides./a.md',
    'guides/Gro\u0308\u00dfe.md',
    'guides/Gr\u00f6\u00dfe.md',
    'guides/a .md',
  ])('reports %s, which not every platform can have', path =>
    expect(checkUrls([path])).toMatchObject([{rule: 'bad-file-name', file: path}]),
  )

  test('says nothing about names that only begin like those of devices', () => {
    const paths = ['api/console.md', 'concepts/auxiliary.md', 'constructor/index.md', 'toString.md']
    expect(checkUrls(paths)).toEqual([])
  })
})
