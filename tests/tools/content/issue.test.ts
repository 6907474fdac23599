import {describe, expect, test} from 'vitest'
import {ContentError, formatIssues, sumUpIssues, type Issue} from '../../../tools/content/issue.ts'
import {nearest} from '../../../tools/content/nearest-names.ts'

const deadLink: Issue = {
  rule: 'dead-link',
  severity: 'error',
  file: 'guides/caching.md',
  line: 12,
  message: 'There is no page /guides/cacheing/.',
  hint: 'Did you mean /guides/caching/?',
}

describe('formatIssues', () => {
  test('says the place, the rule, what is wrong and what to do', () => {
    expect(formatIssues([deadLink])).toBe(
      `content/guides/caching.md:12  dead-link
  There is no page /guides/cacheing/.
  Did you mean /guides/caching/?`,
    )
  })

  test('shows control characters in names, which terminals would obey', () => {
    const text = formatIssues([{...deadLink, file: 'a\u001b[2J\u202eb.md'}])
    expect(text.split('\n')[0]).toBe(String.raw`content/a\u001b[2J\u202eb.md:12  dead-link`)
  })

  test('marks warnings', () => {
    expect(formatIssues([{...deadLink, severity: 'warning'}], 'docs')).toMatch(
      /^docs\/guides\/caching\.md:12 {2}dead-link \(warning\)\n/,
    )
  })

  test('sorts by file, then by line as a number, then by rule', () => {
    const issues: Issue[] = [
      {...deadLink, line: 100},
      {...deadLink, rule: 'dead-anchor', line: 100},
      deadLink,
      {...deadLink, file: 'api/cli.md', line: 200},
    ]
    const places = formatIssues(issues)
      .split('\n')
      .filter(line => line.startsWith('content'))
    expect(places).toEqual([
      'content/api/cli.md:200  dead-link',
      'content/guides/caching.md:12  dead-link',
      'content/guides/caching.md:100  dead-anchor',
      'content/guides/caching.md:100  dead-link',
    ])
  })
})

describe('sumUpIssues', () => {
  const deadLinks = (count: number): Issue[] =>
    Array.from({length: count}, (_, index) => ({...deadLink, line: index + 1}))

  test('counts what is more than 20 issues of one rule in one file', () => {
    const told = sumUpIssues(deadLinks(16_000).toReversed())
    expect(told).toHaveLength(21)
    expect(told[19]).toEqual({...deadLink, line: 20})
    expect(told[20]).toMatchObject({
      line: 21,
      message: 'This file has 15,980 more of these, from this line on.',
    })
  })

  test('keeps all of 21 issues, and of as many in different files', () => {
    expect(sumUpIssues(deadLinks(21))).toEqual(deadLinks(21))
    const others = deadLinks(100).map((issue, index) => ({...issue, file: `${index % 5}.md`}))
    expect(sumUpIssues(others)).toHaveLength(100)
  })
})

describe('ContentError', () => {
  test('carries every issue and says all of them', () => {
    const error = new ContentError([deadLink])
    expect(error).toMatchObject({name: 'ContentError', issues: [deadLink]})
    expect(error.message).toBe(formatIssues([deadLink]))
  })
})

describe('nearest', () => {
  test('is the candidate that differs least', () => {
    expect(nearest('cacheing', ['chaining', 'caching', 'coaching'])).toBe('caching')
  })

  test('is nothing where no candidate is close', () => {
    expect(nearest('caching', ['tree-shaking', 'loaders'])).toBeUndefined()
  })

  test('is nothing without candidates', () => {
    expect(nearest('caching', [])).toBeUndefined()
  })
})
