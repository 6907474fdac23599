import {expect, test} from 'vitest'
import {formatIssues} from '../../../tools/issues/issue.ts'
import {checkQueries} from '../../../tools/checks/check-queries.ts'

const pages = [{path: 'guides/caching.md', ids: ['hashes', 'runtime']} as const]
const targets = ['/guides/caching/', '/guides/caching/#hashes', '/guides/caching/#hashs', '/guide/']

test('reports queries for pages and headings that are not there', () => {
  const queries = Object.fromEntries(targets.map(target => [target, ['a']]))
  const lineOf = ([, target]: readonly PropertyKey[]) => 1 + targets.indexOf(String(target))
  expect(formatIssues(checkQueries(queries, pages, lineOf))).toBe(
    `content/_search.json:3  bad-query
  /guides/caching/ has no heading #hashs.
  Did you mean #hashes?

content/_search.json:4  bad-query
  There is no page /guide/.
  Use the URL of an existing page.`,
  )
})
