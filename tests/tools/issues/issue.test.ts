import {expect, test} from 'vitest'
import {formatIssues, sumUpIssues, type Issue} from '../../../tools/issues/issue.ts'

const deadLink: Issue = {
  rule: 'dead-link',
  severity: 'error',
  file: 'guides/caching.md',
  line: 12,
  message: 'There is no page /guides/cacheing/.',
  hint: 'Did you mean /guides/caching/?',
}

test('formatIssues marks warnings, and shows control characters in names, which terminals would obey', () => {
  const issue = {...deadLink, file: 'a\u001b[2J\u202eb.md', severity: 'warning'} as const
  const [first] = formatIssues([issue], 'docs').split('\n')
  expect(first).toBe(String.raw`docs/a\u001b[2J\u202eb.md:12  dead-link (warning)`)
})

test('formatIssues sorts by file, then by line as a number, then by rule', () => {
  const issues: Issue[] = [
    {...deadLink, line: 100},
    {...deadLink, rule: 'dead-anchor', line: 100},
    deadLink,
    {...deadLink, file: 'api/cli.md', line: 200},
  ]
  expect(formatIssues(issues).match(/^content.*$/gm)).toEqual([
    'content/api/cli.md:200  dead-link',
    'content/guides/caching.md:12  dead-link',
    'content/guides/caching.md:100  dead-anchor',
    'content/guides/caching.md:100  dead-link',
  ])
})

const deadLinks = (count: number): Issue[] =>
  Array.from({length: count}, (_, index) => ({...deadLink, line: index + 1}))

test('sumUpIssues keeps all of 21 issues, and of as many in different files', () => {
  expect(sumUpIssues(deadLinks(21))).toEqual(deadLinks(21))
  const others = deadLinks(100).map((issue, index) => ({...issue, file: `${index % 5}.md`}))
  expect(sumUpIssues(others)).toHaveLength(100)
})
