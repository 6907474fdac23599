import {describe, expect, test} from 'vitest'
import type {AnchorRecord} from '../../../tools/content/anchor-record.ts'
import {checkPublished} from '../../../tools/content/check-published.ts'
import {formatIssues, type Issue} from '../../../tools/content/issue.ts'
import type {ParsedPage} from '../../../tools/content/parsed-page.ts'

function pageOf(path: string, ids: string[], moved: string[] = []): ParsedPage {
  const nothing = {anchors: [], links: [], files: [], excerpt: '', issues: []}
  const anchors = moved.map(id => ({id, to: '/', line: 1}))
  return {path, size: 1, frontMatter: {title: path}, ids, moved: anchors, ...nothing}
}

const pages = [
  pageOf('guides/caching.md', ['file-hashes', 'warm-starts', '404'], ['moved']),
  pageOf('guides/output.md', ['clean', 'manifest']),
]

const redirects = [
  {from: '/old/', to: '/guides/caching/'},
  {from: '/whole/', to: '/guides/output/#clean'},
  {from: '/external/', to: 'https://example.org/'},
  {from: '/guides/output/', to: '/guides/caching/', hash: '#warm'},
]

function report(record: AnchorRecord, issues: readonly Issue[] = []): string {
  const lineOf = (path: readonly PropertyKey[]) => path.length
  return formatIssues(checkPublished(record, pages, {redirects, issues, lineOf}))
}

describe('checkPublished', () => {
  test('finds nothing wrong where every id is there, has moved, or is led to', () => {
    expect(
      report({
        '/guides/caching/': ['file-hashes', 'moved'],
        '/guides/output/': ['clean', 'warm-starts'],
        '/old/': ['warm-starts', 'moved'],
        '/whole/': ['anything'],
        '/external/': ['anything'],
      }),
    ).toBe('')
  })

  test('suggests the heading that is new and comes closest', () => {
    const record = {'/guides/caching/': ['file-hash', 'warm-starts']}
    expect(report(record)).toBe(
      `content/anchors.json:2  lost-anchor
  /guides/caching/#file-hash was published, but the page no longer has this heading.
  Add its new place to the front matter of guides/caching.md: “moved: {file-hash: file-hashes}”.`,
    )
  })

  test('suggests the page that has the heading now, if it is one', () => {
    expect(report({'/guides/caching/': ['manifest']})).toContain(
      '“moved: {manifest: /guides/output/#manifest}”.',
    )
    const known = {'/guides/caching/': ['manifest'], '/guides/output/': ['manifest']}
    expect(report(known)).toContain(
      '“moved: {manifest: …}”, with an ID of the page or a URL such as',
    )
  })

  test('writes what could be a number in quotes', () => {
    const record = {'/guides/caching/': ['403', 'file-hashes', 'warm-starts']}
    expect(report(record)).toContain('“moved: {"403": "404"}”.')
  })

  test('looks for the ids of a page that moved where it is now', () => {
    expect(report({'/old/': ['file-hash']})).toBe(
      `content/anchors.json:2  lost-anchor
  /old/#file-hash was published, but now leads to /guides/caching/, which does not have this heading.
  Add its new place to the front matter of guides/caching.md: “moved: {file-hash: file-hashes}”.`,
    )
    expect(report({'/guides/output/': ['warmth']})).toContain(
      '/guides/output/#warmth was published, but now leads to /guides/caching/',
    )
  })

  test('reports a page that is gone once, whatever ids it had', () => {
    expect(report({'/gone/': ['a', 'b']})).toBe(
      `content/anchors.json:1  lost-page
  /gone/ was published, but the page no longer exists.
  Add a row to redirects.json: {"from": "/gone/", "to": …}.`,
    )
    expect(report({'/gone/': []})).toContain('lost-page')
  })

  test('knows ids that are called like what every object has', () => {
    expect(report({'/guides/caching/': ['constructor']})).toContain('/guides/caching/#constructor')
  })

  test('says nothing of pages that cannot be read', () => {
    const issue = {severity: 'error', line: 1, message: '', hint: ''} as const
    const issues: Issue[] = [
      {...issue, rule: 'bad-markdown', file: 'guides/caching.md'},
      {...issue, rule: 'not-utf8', file: 'guides/lost.md'},
      {...issue, rule: 'raw-html', file: 'guides/output.md'},
    ]
    const record = {'/guides/caching/': ['a'], '/guides/lost/': ['b'], '/guides/output/': ['c']}
    expect(checkRecordUrls(record, issues)).toEqual(['/guides/output/#c'])
  })
})

function checkRecordUrls(record: AnchorRecord, issues: readonly Issue[]): string[] {
  return [...report(record, issues).matchAll(/(\S+) was published/g)].map(([, url = '']) => url)
}
