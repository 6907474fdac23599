import type {CoverageRecord} from './coverage-record.ts'
import {noFacts, type FactSet} from './fact-set.ts'

/** What pages can show that is not in their source. */
export interface FactContext {
  readonly facts: FactSet
  /** What `_coverage.json` says, if there is one. */
  readonly coverage: CoverageRecord | undefined
}

/** Of a site that is about something else. */
export const noFactContext: FactContext = {facts: noFacts, coverage: undefined}

/** Directives that show facts. */
const showsFacts = /:(?:option|hook|flags?|plugin-option|fact|coverage)\b/

/** Directives that show how much is documented. */
const showsCoverage = /::coverage\b/

/** Names what a page shows of the context; empty for a source that shows none of it. */
export function factKeyOf(source: string, {facts, coverage}: FactContext): string {
  if (!showsFacts.test(source)) return ''
  return facts.hash + (showsCoverage.test(source) ? JSON.stringify(coverage) : '')
}
