import {expect, test} from 'vitest'
import {checkDates} from '../../../tools/checks/check-dates.ts'
import {formatIssues} from '../../../tools/issues/issue.ts'

const report = (path: string, dates: {date?: string; updated?: string} = {}) =>
  formatIssues(checkDates([{path, frontMatter: {title: 'A', ...dates}}]))

test('checkDates reports names that begin like a date without holding one', () => {
  expect(report('blog/2024-02-29-leap.md')).toBe('')
  expect(report('blog/2024-13-45-x.md', {date: '2024-12-01'})).toBe('')
  expect(report('blog/2024-13-45-x.md')).toBe(
    `content/blog/2024-13-45-x.md:1  bad-file-name (warning)
  “2024-13-45” in the name is not a date, so the page has none.
  Write the date as in 2024-02-29, or add “date” to the front matter.`,
  )
  expect(report('blog/2024-2-1-x.md')).toContain('“2024-2-1”')
})

test('checkDates reports updates before the date of a page', () => {
  const date = '2024-02-29'
  expect(report('blog/a.md', {date, updated: date})).toBe('')
  expect(report('blog/a.md', {date, updated: '2024-02-28'})).toBe(
    `content/blog/a.md:1  bad-front-matter (warning)
  The page was updated on 2024-02-28, before its date, 2024-02-29.
  Remove “updated” from the front matter, or correct one of the dates.`,
  )
})
