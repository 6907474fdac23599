import type {History, Releases} from '#contract/history.ts'
import type {CoverageRecord} from './coverage-record.ts'
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
const showsFacts = /:(?:option|hook|flags?|plugin-option|fact|coverage|versions)\b/

/** Directives that show how much is documented. */
const showsCoverage = /::coverage\b/

/** Directives that show what each version changed. */
const showsVersions = /::versions\b/

/** Key of what a page shows of the context; empty for a source that shows none of it. */
export function factKeyOf(source: string, context: FactContext): string {
  const {facts, coverage, history, releases} = context
  if (!showsFacts.test(source)) return ''
  const versions = showsVersions.test(source) ? JSON.stringify([history, releases]) : ''
  return facts.hash + (showsCoverage.test(source) ? JSON.stringify(coverage) : '') + versions
}
