import type {Issue} from '../issues/issue.ts'
import type {ParsedPage} from '../site/parsed-page.ts'
import type {Rule} from '../issues/rule.ts'
import {checkCoverage} from './check-coverage.ts'
import {checkCovers} from './check-covers.ts'
import type {CoverageRecord} from './coverage-record.ts'
import type {FactSet} from './fact-set.ts'
import {findUrls} from './owners.ts'

interface Recorded {
  readonly record: CoverageRecord
  readonly lineOf: (path: readonly PropertyKey[]) => number
}

/** Checks which facts pages cover, and the record of coverage. */
export function checkDocumented(
  pages: readonly ParsedPage[],
  facts: FactSet,
  recorded: Recorded | undefined,
): Issue[] {
  const issues = checkCovers(pages, facts)
  // If a page covers or shows a fact incorrectly, its own issue already says what is missing.
  const isTold = [...issues, ...pages.flatMap(page => page.issues)].some(({rule}) =>
    tellingRules.has(rule),
  )
  if (recorded === undefined) return issues
  const {record, lineOf} = recorded
  const documented = new Set(findUrls(pages, facts).keys())
  const found = checkCoverage(record, {facts, documented, lineOf})
  return [...issues, ...found.filter(({rule}) => !isTold || rule !== 'coverage-fell')]
}

const tellingRules = new Set<Rule>([
  'bad-front-matter',
  'bad-markdown',
  'fact-without-anchor',
  'too-deep',
  'unknown-fact',
  'unknown-key',
])
