import {expect, test} from 'vitest'
import {formatIssues} from '../../../tools/content/issue.ts'
import {checkQueries} from '../../../tools/content/check-queries.ts'

const pages = [{path: 'guides/caching.md', ids: ['hashes', 'runtime']} as const]
const lines = ['/guides/caching/', '/guides/caching/#hashes', '/guides/caching/#hashs', '/guide/']

function report(...targets: string[]): string {
  const queries = Object.fromEntries(targets.map(target => [target, ['a']]))
  return formatIssues(
    checkQueries(queries, pages, ([, target]) => 1 + lines.indexOf(String(target))),
  )
}

test('accepts queries for pages and their headings', () => {
  expect(report('/guides/caching/', '/guides/caching/#hashes')).toBe('')
})

test('reports queries for pages and headings that are not there', () => {
  expect(report('/guides/caching/#hashs', '/guide/')).toBe(
    `content/_search.json:3  bad-query
  /guides/caching/ has no heading #hashs.
  Did you mean #hashes?

content/_search.json:4  bad-query
  There is no page /guide/.
  Use the URL of an existing page.`,
  )
})
