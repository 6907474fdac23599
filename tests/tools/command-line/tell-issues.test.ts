import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {tellIssues} from '../../../tools/command-line/tell-issues.ts'
import type {Issue} from '../../../tools/issues/issue.ts'

const deadLinks: Issue[] = Array.from({length: 300}, (_, index) => ({
  rule: 'dead-link',
  severity: 'error',
  file: 'guides/caching.md',
  line: index + 1,
  message: `There is no page /guides/page-${index}/.`,
  hint: 'Use the URL of an existing page.',
}))

test('many issues are summed up in the terminal, and listed in a file', () => {
  const text = tellIssues(deadLinks)
  expect(text.split('\n\n')).toHaveLength(22)
  expect(text).toContain('This file has 280 more of these, from this line on.')
  const [, file = ''] = /All 300 are listed in (\S+)\.$/.exec(text) ?? []
  const list = readFileSync(file, 'utf8')
  for (const {message} of deadLinks) expect(list).toContain(message)
})
