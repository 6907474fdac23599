import {expect, test} from 'vitest'
import type {AnchorRecord} from '../../../tools/site/anchor-record.ts'
import {checkPublished} from '../../../tools/checks/check-published.ts'
import {formatIssues, type Issue} from '../../../tools/issues/issue.ts'
import {pageOf} from '../some-site.ts'

const moved = [{id: 'moved', to: '/', line: 1}]
const pages = [
  pageOf('guides/caching.md', {title: 'A'}, {ids: ['file-hashes', 'warm-starts', '404'], moved}),
  pageOf('guides/output.md', {title: 'B'}, {ids: ['clean', 'manifest']}),
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

test('checkPublished finds nothing wrong where every id is there, has moved, or is led to', () => {
  const record = {
    '/guides/caching/': ['file-hashes', 'moved'],
    '/guides/output/': ['clean', 'warm-starts'],
    '/old/': ['warm-starts', 'moved'],
    '/whole/': ['anything'],
    '/external/': ['anything'],
  }
  expect(report(record)).toBe('')
})

test('checkPublished suggests the heading that is new and comes closest, also where the page is now', () => {
  const record = {
    '/guides/caching/': ['file-hash', 'warm-starts'],
    '/old/': ['file-hash'],
    '/gone/': ['a', 'b'],
  }
  const hint =
    'Add its new place to the front matter of guides/caching.md: “moved: {file-hash: file-hashes}”.'
  expect(report(record)).toBe(
    `content/anchors.json:1  lost-page
  /gone/ was published, but the page no longer exists.
  Add a row to redirects.json: {"from": "/gone/", "to": …}.

content/anchors.json:2  lost-anchor
  /guides/caching/#file-hash was published, but the page no longer has this heading.
  ${hint}

content/anchors.json:2  lost-anchor
  /old/#file-hash was published, but now leads to /guides/caching/, which does not have this heading.
  ${hint}`,
  )
  expect(report({'/gone/': []})).toContain('lost-page')
  expect(report({'/guides/output/': ['warmth']})).toContain(
    '/guides/output/#warmth was published, but now leads to /guides/caching/',
  )
})

test('checkPublished suggests the page that has the heading now, if it is one', () => {
  expect(report({'/guides/caching/': ['manifest']})).toContain(
    '“moved: {manifest: /guides/output/#manifest}”.',
  )
  const known = {'/guides/caching/': ['manifest'], '/guides/output/': ['manifest']}
  expect(report(known)).toContain('“moved: {manifest: …}”, with an ID of the page or a URL such as')
})

test.each([
  ['403', '“moved: {"403": "404"}”.'],
  ['constructor', '/guides/caching/#constructor'],
])('checkPublished knows ids like %s, numbers and what every object has', (id, text) => {
  expect(report({'/guides/caching/': [id, 'file-hashes', 'warm-starts']})).toContain(text)
})

test('checkPublished says nothing of pages that cannot be read', () => {
  const issue = {severity: 'error', line: 1, message: '', hint: ''} as const
  const issues: Issue[] = [
    {...issue, rule: 'bad-markdown', file: 'guides/caching.md'},
    {...issue, rule: 'not-utf8', file: 'guides/lost.md'},
    {...issue, rule: 'raw-html', file: 'guides/output.md'},
  ]
  const record = {'/guides/caching/': ['a'], '/guides/lost/': ['b'], '/guides/output/': ['c']}
  const urls = [...report(record, issues).matchAll(/(\S+) was published/g)].map(([, url]) => url)
  expect(urls).toEqual(['/guides/output/#c'])
})
