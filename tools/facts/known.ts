import type {CoverageRecord} from './coverage-record.ts'
import {noFacts, type FactSet} from './fact-set.ts'

/** What pages can show that does not stand in them. */
export interface Known {
  readonly facts: FactSet
  /** What `_coverage.json` says, if there is one. */
  readonly coverage: CoverageRecord | undefined
  /** Where facts are documented, once all pages are parsed that may say so. */
  readonly urls?: Readonly<Record<string, string>> | undefined
}

/** Of a site that is about something else. */
export const nothingKnown: Known = {facts: noFacts, coverage: undefined}

/** Directives whose result depends on it. */
const directives = /:(?:option|hook|flags?|plugin-option|fact|coverage)\b/

/** Changes with what a text may show of it; empty for a text that shows none of it. */
export function hashKnown(source: string, {facts, coverage}: Known): string {
  return directives.test(source) ? facts.hash + JSON.stringify(coverage) : ''
}
