import type {History, Releases} from '#contract/history.ts'
import type {CoverageRecord} from './coverage-record.ts'
import {factDirectives, tableDirectives} from './fact-directive.ts'
import {noFacts, type FactSet} from './fact-set.ts'

/** External data that pages can show. */
export interface FactContext {
  readonly facts: FactSet
  /** The content of `_coverage.json`, if it exists. */
  readonly coverage: CoverageRecord | undefined
  /** When facts were added, and what was removed. */
  readonly history?: History | undefined
  readonly releases?: Releases | undefined
}

/** The context of a site without facts about webpack. */
export const noFactContext: FactContext = {facts: noFacts, coverage: undefined}

/** Directives that show facts. */
const showsFacts = anyOf(['since', ...Object.keys(factDirectives), ...tableDirectives])

/** Directives that show how much is documented. */
const showsCoverage = anyOf(['coverage'])

/** Directives that show what versions changed. */
const showsHistory = anyOf(['releases', 'removed', 'versions'])

function anyOf(names: readonly string[]): RegExp {
  return new RegExp(`:(?:${names.join('|')})\\b`)
}

/** Key of what a page shows of the context; empty for a source that shows none of it. */
export function factKeyOf(source: string, context: FactContext): string {
  const {facts, coverage, history, releases} = context
  if (!showsFacts.test(source)) return ''
  const versions = showsHistory.test(source) ? JSON.stringify([history, releases]) : ''
  return facts.hash + (showsCoverage.test(source) ? JSON.stringify(coverage) : '') + versions
}
