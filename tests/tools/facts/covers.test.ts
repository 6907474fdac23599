import {describe, expect, test} from 'vitest'
import {formatIssues, type Issue} from '../../../tools/content/issue.ts'
import type {CoverUse} from '../../../tools/content/front-matter.ts'
import type {FactUse, ParsedPage} from '../../../tools/content/parsed-page.ts'
import {checkCoverage} from '../../../tools/facts/check-coverage.ts'
import {checkCovers} from '../../../tools/facts/check-covers.ts'
import {buildCoverage} from '../../../tools/facts/coverage.ts'
import {
  buildCoverageRecord,
  coverageRecordSchema,
  formatCoverageRecord,
} from '../../../tools/facts/coverage-record.ts'
import {checkDocumented} from '../../../tools/facts/documented.ts'
import {findUrls} from '../../../tools/facts/owners.ts'
import {someFactSet} from './some-facts.ts'

function pageOf(
  path: string,
  patterns: readonly string[],
  shown: Readonly<Record<string, string>> = {},
  issues: readonly Issue[] = [],
): ParsedPage {
  const covers = patterns.map((pattern, index): CoverUse => ({pattern, line: 4 + index}))
  const facts = Object.entries(shown).map(([id, anchor]): FactUse => ({id, anchor, line: 9}))
  const nothing = {anchors: [], ids: [], links: [], files: [], excerpt: ''}
  return {path, size: 1, frontMatter: {title: 'Page'}, covers, facts, issues, ...nothing}
}

function report(...pages: ParsedPage[]): string {
  return formatIssues(checkCovers(pages, someFactSet))
}

describe('what pages cover', () => {
  test('is right if each fact is shown by the one page that covers it', () => {
    const a = pageOf('a.md', ['option:mode'], {'option:mode': '', 'hook:Parser.call': 'x'})
    const b = pageOf('b.md', ['hook:*'], {'hook:Compiler.emit': 'a', 'hook:Parser.call': 'b'})
    expect(report(a, b)).toBe('')
    expect([...findUrls([a, b], someFactSet)]).toEqual([
      ['option:mode', '/a/'],
      ['hook:Compiler.emit', '/b/#a'],
      ['hook:Parser.call', '/b/#b'],
    ])
  })

  test('must be known', () => {
    expect(report(pageOf('a.md', ['option:mods', 'nothing:*', 'option:mode.*']))).toBe(
      `content/a.md:4  unknown-fact
  The page covers option:mods, but webpack has no such fact.
  Did you mean option:mode?

content/a.md:5  unknown-fact
  The page covers nothing:*, but webpack has no such fact.
  Write an ID such as option:output.path, or a pattern such as option:output.*.

content/a.md:6  unknown-fact
  The page covers option:mode.*, but webpack has no such fact.
  Did you mean option:mode?`,
    )
  })

  test('is covered by one page', () => {
    const all = {'option:output.filename': 'a', 'option:output.html': 'b'}
    const rest = {'option:output.publicPath': 'c', 'option:mode': 'd'}
    const a = pageOf('a.md', ['option:output.*', 'option:mode'], {...all, ...rest})
    const b = pageOf('b.md', ['hook:Parser.*', 'option:output.*'], {
      ...all,
      ...rest,
      'hook:Parser.call': 'e',
    })
    const c = pageOf('c.md', ['option:mode'], rest)
    expect(report(a, b, c)).toBe(`content/b.md:5  double-owner
  a.md:4 covers option:output.filename, option:output.html and option:output.publicPath as well.
  Let only one page cover it. Other pages can still show it.

content/c.md:4  double-owner
  a.md:5 covers option:mode as well.
  Let only one page cover it. Other pages can still show it.`)
  })

  test('is shown by that page', () => {
    const a = pageOf('a.md', ['option:*', 'hook:Compiler.emit'], {'hook:Compiler.emit': ''})
    const b = pageOf('b.md', ['plugin-option:*'])
    const c = pageOf('c.md', ['stats:*'])
    expect(report(a, b, c)).toBe(`content/a.md:4  fact-without-anchor
  The page covers option:mode, option:module.rules[].use, option:output.filename and 2 more, but does not show them.
  Write ::option{path="mode"} below a heading, or the directive with one colon in a table or a list.

content/b.md:4  fact-without-anchor
  The page covers plugin-option:DllPlugin.path, but does not show it.
  Write ::plugin-option{plugin="DllPlugin" path="path"} below a heading, or the directive with one colon in a table or a list.

content/c.md:4  fact-without-anchor
  The page covers stats:StatsAsset.name, but does not show it.
  Write ::fact{id="stats:StatsAsset.name"} below a heading, or the directive with one colon in a table or a list.`)
  })

  test('is not asked of a page that could not be read as a whole', () => {
    const issue = {file: 'a.md', line: 9, severity: 'error', message: '', hint: ''} as const
    const page = pageOf('a.md', ['option:mode'], {}, [{rule: 'unknown-fact', ...issue}])
    expect(report(page)).toBe('')
  })
})

const text = `{
 "sections": {
  "configuration": ["option:*"],
  "api": ["hook:*", "flag:*", "stats:*"],
  "plugins": ["plugin-option:*"]
 },
 "documented": {
  "configuration": [
   "option:gone",
   "option:mode",
   "option:output.filename"
  ],
  "api": [],
  "plugins": []
 }
}
`

describe('the record of what is documented', () => {
  const record = coverageRecordSchema.parse(JSON.parse(text))
  const lineOf = (path: readonly PropertyKey[]) => path.length

  function check(sections: Record<string, string[]>, documented: readonly string[]): string {
    const context = {facts: someFactSet, documented: new Set(documented), lineOf}
    return formatIssues(checkCoverage({...record, sections}, context))
  }

  test('is read as it is written', () => {
    expect(formatCoverageRecord(record)).toBe(text)
  })

  test('says which ids were lost; what webpack no longer has is not missed', () => {
    expect(check(record.sections, ['option:mode', 'option:output.filename'])).toBe('')
    expect(check(record.sections, ['option:mode'])).toBe(
      `content/_coverage.json:3  coverage-fell
  1 of 2 facts in “configuration” are still documented. Lost: option:output.filename.
  Cover and show them on a page again. If they no longer need documentation, remove the lines.`,
    )
  })

  test('has one section for every fact', () => {
    const sections = {
      configuration: ['option:*', 'plugin-option:*'],
      plugins: ['plugin*'],
      api: ['*s:*'],
    }
    expect(check(sections, record.documented['configuration'] ?? [])).toBe(
      `content/_coverage.json:1  bad-section
  No section has flag:--config, hook:Compiler.emit and hook:Parser.call.
  Add a pattern to the section of the site where it belongs.

content/_coverage.json:2  bad-section
  plugin-option:DllPlugin.path is already in “configuration”.
  Every fact belongs to one section. Make the patterns more specific.`,
    )
  })

  test('is made of what is documented, and forgets what webpack no longer has', () => {
    const documented = ['option:output.html', 'option:mode', 'hook:Parser.call']
    const sectionOf = (id: string) => (id.startsWith('hook:') ? 'api' : 'configuration')
    expect(buildCoverageRecord(record, documented, sectionOf).documented).toEqual({
      configuration: ['option:mode', 'option:output.html'],
      api: ['hook:Parser.call'],
      plugins: [],
    })
  })

  test('is counted by section and by kind', () => {
    expect(buildCoverage(['option:mode', 'option:gone'], record, someFactSet)).toEqual({
      documented: 1,
      total: 10,
      sections: [
        {name: 'configuration', documented: 1, total: 5},
        {name: 'api', documented: 0, total: 4},
        {name: 'plugins', documented: 0, total: 1},
      ],
      kinds: [
        {name: 'option', documented: 1, total: 5},
        {name: 'flag', documented: 0, total: 1},
        {name: 'plugin-option', documented: 0, total: 1},
        {name: 'hook', documented: 0, total: 2},
        {name: 'stats', documented: 0, total: 1},
      ],
    })
  })

  test('is not reported as lower if the issue of a page already says what is missing', () => {
    const pages = [pageOf('a.md', ['option:mode'])]
    const rules = checkDocumented(pages, someFactSet, {record, lineOf}).map(({rule}) => rule)
    expect(rules).toEqual(['fact-without-anchor'])
  })
})
