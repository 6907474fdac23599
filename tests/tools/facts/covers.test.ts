import {expect, test} from 'vitest'
import {formatIssues, type Issue} from '../../../tools/issues/issue.ts'
import type {CoverUse} from '../../../tools/content-format/front-matter.ts'
import type {FactUse, ParsedPage} from '../../../tools/site/parsed-page.ts'
import {checkCoverage} from '../../../tools/facts/check-coverage.ts'
import {checkCovers} from '../../../tools/facts/check-covers.ts'
import {
  buildCoverageRecord,
  coverageRecordSchema,
  formatCoverageRecord,
} from '../../../tools/facts/coverage-record.ts'
import {checkDocumented} from '../../../tools/facts/check-documented.ts'
import {findUrls} from '../../../tools/facts/owners.ts'
import {pageOf} from '../some-site.ts'
import {someFactSet} from './some-facts.ts'

function pageWith(
  path: string,
  patterns: readonly string[],
  shown: Readonly<Record<string, string>> = {},
  issues: Issue[] = [],
): ParsedPage {
  const covers = patterns.map((pattern, index): CoverUse => ({pattern, line: 4 + index}))
  const facts = Object.entries(shown).map(([id, anchor]): FactUse => ({id, anchor, line: 9}))
  return pageOf(path, {title: 'Page'}, {covers, facts, issues})
}

function report(...pages: ParsedPage[]): string {
  return formatIssues(checkCovers(pages, someFactSet))
}

test('what pages cover is right if each fact is shown by the one page that covers it', () => {
  const a = pageWith('a.md', ['option:mode'], {'option:mode': '', 'hook:Parser.call': 'x'})
  const b = pageWith('b.md', ['hook:*'], {'hook:Compiler.emit': 'a', 'hook:Parser.call': 'b'})
  expect(report(a, b)).toBe('')
  const issue = {file: 'a.md', line: 9, severity: 'error', message: '', hint: ''} as const
  const broken = pageWith('a.md', ['option:mode'], {}, [{rule: 'unknown-fact', ...issue}])
  expect(report(broken), 'which could not be read as a whole').toBe('')
  expect([...findUrls([a, b], someFactSet)]).toEqual([
    ['option:mode', '/a/'],
    ['hook:Compiler.emit', '/b/#a'],
    ['hook:Parser.call', '/b/#b'],
  ])
})

test('what pages cover must be known, covered by one page, and shown by that page', () => {
  const names = ['output.filename', 'output.html', 'output.publicPath', 'mode']
  const shown = Object.fromEntries(names.map(name => [`option:${name}`, name]))
  const hint = 'below a heading, or the directive with one colon in a table or a list.'
  const pages = [
    pageWith('a.md', ['option:output.*', 'option:mode'], shown),
    pageWith('b.md', ['hook:Parser.*', 'option:output.*'], {...shown, 'hook:Parser.call': 'e'}),
    pageWith('c.md', ['option:mode'], shown),
    pageWith('d.md', ['option:mods', 'nothing:*']),
    pageWith('e.md', ['hook:Compiler.emit', 'plugin-option:*', 'stats:*']),
  ]
  expect(report(...pages)).toBe(`content/b.md:5  double-owner
  a.md:4 covers option:output.filename, option:output.html and option:output.publicPath as well.
  Let only one page cover it. Other pages can still show it.

content/c.md:4  double-owner
  a.md:5 covers option:mode as well.
  Let only one page cover it. Other pages can still show it.

content/d.md:4  unknown-fact
  The page covers option:mods, but webpack has no such fact.
  Did you mean option:mode?

content/d.md:5  unknown-fact
  The page covers nothing:*, but webpack has no such fact.
  Write an ID such as option:output.path, or a pattern such as option:output.*.

content/e.md:4  fact-without-anchor
  The page covers hook:Compiler.emit, but does not show it.
  Write ::hook{name="Compiler.emit"} ${hint}

content/e.md:5  fact-without-anchor
  The page covers plugin-option:DllPlugin.path, but does not show it.
  Write ::plugin-option{plugin="DllPlugin" path="path"} ${hint}

content/e.md:6  fact-without-anchor
  The page covers stats:StatsAsset.name, but does not show it.
  Write ::fact{id="stats:StatsAsset.name"} ${hint}`)
  expect(report(pageWith('a.md', ['option:mode.*']))).toContain('Did you mean option:mode?')
  expect(report(pageWith('a.md', ['option:*'], {'option:mode': ''}))).toContain(
    'option:module.rules[].use, option:output.filename, option:output.html and option:output.publicPath, but does not show them.',
  )
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
  "api": []
 }
}
`

const record = coverageRecordSchema.parse(JSON.parse(text))
const lineOf = (path: readonly PropertyKey[]) => path.length

function check(sections: Record<string, string[]>, documented: readonly string[]): string {
  const context = {facts: someFactSet, documented: new Set(documented), lineOf}
  return formatIssues(checkCoverage({...record, sections}, context))
}

test('the record of what is documented says which ids were lost; what webpack no longer has is not missed', () => {
  expect(check(record.sections, ['option:mode', 'option:output.filename'])).toBe('')
  expect(check(record.sections, ['option:mode'])).toBe(
    `content/_coverage.json:3  coverage-fell
  1 of 2 facts in “configuration” are still documented. Lost: option:output.filename.
  Cover and show them on a page again. If they no longer need documentation, remove the lines.`,
  )
})

test('the record of what is documented has one section for every fact', () => {
  const configuration = ['option:*', 'plugin-option:*']
  const sections = {configuration, plugins: ['plugin*'], api: ['*s:*']}
  expect(check(sections, record.documented['configuration'] ?? [])).toBe(
    `content/_coverage.json:1  bad-section
  No section has flag:--config, hook:Compiler.emit and hook:Parser.call.
  Add a pattern to the section of the site where it belongs.

content/_coverage.json:2  bad-section
  plugin-option:DllPlugin.path is already in “configuration”.
  Every fact belongs to one section. Make the patterns more specific.`,
  )
})

test('the record of what is documented is made of what is documented, and forgets what webpack no longer has', () => {
  expect(formatCoverageRecord(record), 'as it is read').toBe(text)
  const documented = ['option:output.html', 'option:mode', 'hook:Parser.call']
  const sectionOf = (id: string) => (id.startsWith('hook:') ? 'api' : 'configuration')
  expect(buildCoverageRecord(record, documented, sectionOf).documented).toEqual({
    configuration: ['option:mode', 'option:output.html'],
    api: ['hook:Parser.call'],
    plugins: [],
  })
})

test('the record of what is documented is not reported as lower if the issue of a page already says what is missing', () => {
  const pages = [pageWith('a.md', ['option:mode'])]
  const rules = checkDocumented(pages, someFactSet, {record, lineOf}).map(({rule}) => rule)
  expect(rules).toEqual(['fact-without-anchor'])
})
