import type {CoverageRecord} from './coverage-record.ts'
import {noFacts, type FactSet} from './fact-set.ts'

/** External data that pages can show. */
export interface FactContext {
  readonly facts: FactSet
  /** The content of `_coverage.json`, if it exists. */
  readonly coverage: CoverageRecord | undefined
}

/** The context of a site without facts about webpack. */
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
