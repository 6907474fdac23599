import type {Issue} from '../issues/issue.ts'
import {assignSections} from './coverage.ts'
import {COVERAGE_FILE, type CoverageRecord} from './coverage-record.ts'
import type {FactSet} from './fact-set.ts'
import {listFirst} from '../issues/nearest-names.ts'

interface CoverageContext {
  readonly facts: FactSet
  /** The ids of all documented facts. */
  readonly documented: ReadonlySet<string>
  /** The line of a value in `_coverage.json`. */
  readonly lineOf: (path: readonly PropertyKey[]) => number
}

/** Finds facts that belong to no section or to two, and those that are no longer documented. */
export function checkCoverage(record: CoverageRecord, context: CoverageContext): Issue[] {
  return [...checkSections(record, context), ...checkFallen(record, context)]
}

function checkSections(record: CoverageRecord, {facts, lineOf}: CoverageContext): Issue[] {
  const assigned = [...assignSections(record, facts)]
  const homeless = assigned.filter(([, names]) => names.length === 0).map(([id]) => id)
  const issues: Issue[] = []
  const report = (name: string | undefined, message: string, hint: string) => {
    const line = lineOf(name === undefined ? ['sections'] : ['sections', name])
    issues.push({rule: 'bad-section', severity: 'error', file: COVERAGE_FILE, line, message, hint})
  }
  if (homeless.length > 0) {
    const message = `No section has ${listFirst(homeless)}.`
    report(undefined, message, 'Add a pattern to the section of the site where it belongs.')
  }
  for (const name of Object.keys(record.sections)) {
    const doubles = assigned.filter(([, names]) => names.slice(1).includes(name))
    const [first] = doubles
    if (!first) continue
    const ids = doubles.map(([id]) => id)
    const message = `${listFirst(ids)} ${ids.length === 1 ? 'is' : 'are'} already in “${first[1][0]}”.`
    report(name, message, 'Every fact belongs to one section. Make the patterns more specific.')
  }
  return issues
}

function checkFallen(
  record: CoverageRecord,
  {facts, documented, lineOf}: CoverageContext,
): Issue[] {
  const isLost = (id: string) => facts.byId.has(id) && !documented.has(id)
  return Object.entries(record.documented).flatMap(([name, ids]): Issue[] => {
    const lost = ids.filter(isLost)
    const [first] = lost
    if (first === undefined) return []
    const before = ids.filter(id => facts.byId.has(id)).length
    return [
      {
        rule: 'coverage-fell',
        severity: 'error',
        file: COVERAGE_FILE,
        line: lineOf(['documented', name, ids.indexOf(first)]),
        message: `${before - lost.length} of ${before} facts in “${name}” are still documented. Lost: ${listFirst(lost)}.`,
        hint: 'Cover and show them on a page again. If they no longer need documentation, remove the lines.',
      },
    ]
  })
}
