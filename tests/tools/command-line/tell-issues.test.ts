import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import {tellIssues} from '../../../tools/command-line/tell-issues.ts'

test('many issues are summed up in the terminal, and listed in a file', () => {
  const file = 'guides/caching.md'
  const issue = {rule: 'dead-link', severity: 'error', file, hint: 'Change it.'} as const
  const numbers = Array.from({length: 300}, (_, index) => index + 1)
  const deadLinks = numbers.map(line => ({...issue, line, message: `There is no page ${line}.`}))
  const text = tellIssues(deadLinks)
  expect(text.split('\n\n')).toHaveLength(22)
  expect(text).toContain('This file has 280 more of these, from this line on.')
  const [, path = ''] = /All 300 are listed in (\S+)\.$/.exec(text) ?? []
  const list = readFileSync(path, 'utf8')
  for (const {message} of deadLinks) expect(list).toContain(message)
})
